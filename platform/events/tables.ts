import type { CollectionConfig, NumberField } from 'payload';
import { learningKinds } from '@/lib/events/told';
import { ownOrSupport } from '@/platform/kernel/back-office/access-rules';
import { labels, serviceTable } from '@/platform/kernel/back-office/define-table';

/** Whose it is within the account: 0 its holder, else the row of a learner. A number, so that the database can tell each from each. */
export const person: NumberField = { name: 'person', type: 'number', required: true, min: 0 };
export const user = { name: 'user', type: 'relationship', relationTo: 'users', required: true } as const;

/** Many rows, written once: none of the times that Payload keeps of a document. */
export const lean = (config: CollectionConfig): CollectionConfig => ({ ...config, timestamps: false });

/** What happened while somebody learned: written once under the id that its device made, never changed (docs/product.md, "Learning"). */
export const learningEvents = lean(
  serviceTable({
    slug: 'learningEvents',
    labels: labels('Learning event', 'Learning events', '學習紀錄', '学习记录', '学習の記録'),
    title: 'kind',
    group: 'learning',
    defaultSort: '-occurredAt',
    columns: ['kind', 'lesson', 'user', 'occurredAt'],
    access: { read: ownOrSupport },
    indexes: [
      { fields: ['user', 'publicId'], unique: true },
      { fields: ['user', 'person', 'lesson'] },
      { fields: ['user', 'person', 'problem'] },
      { fields: ['user', 'person', 'occurredAt'] },
    ],
    fields: [
      { name: 'publicId', type: 'text', required: true },
      user,
      person,
      { name: 'kind', type: 'select', required: true, options: [...learningKinds] },
      { name: 'course', type: 'text', required: true },
      { name: 'lesson', type: 'text', required: true },
      { name: 'step', type: 'text' },
      { name: 'problem', type: 'text' },
      { name: 'data', type: 'json' },
      { name: 'occurredAt', type: 'date', required: true },
      { name: 'receivedAt', type: 'date', required: true },
    ],
  }),
);

/** How far somebody is in a lesson, made of the events. */
export const lessonProgress = lean(
  serviceTable({
    slug: 'lessonProgress',
    labels: labels('Progress of a lesson', 'Progress', '學習進度', '学习进度', '学習の進み具合'),
    title: 'lesson',
    group: 'learning',
    defaultSort: '-lastAt',
    columns: ['lesson', 'user', 'finishedAt', 'seconds', 'lastAt'],
    access: { read: ownOrSupport },
    indexes: [{ fields: ['user', 'person', 'lesson'], unique: true }],
    fields: [
      user,
      person,
      { name: 'lesson', type: 'text', required: true },
      { name: 'openedAt', type: 'date' },
      { name: 'finishedAt', type: 'date' },
      { name: 'lastAt', type: 'date', required: true },
      { name: 'seconds', type: 'number', required: true, min: 0 },
      { name: 'done', type: 'json', required: true },
      { name: 'step', type: 'text' },
      { name: 'position', type: 'number', required: true, min: 0 },
      { name: 'courses', type: 'json', required: true },
      { name: 'tried', type: 'number', required: true, min: 0 },
      { name: 'solved', type: 'number', required: true, min: 0 },
      // What was asked before there were these columns.
      { name: 'masteryNeed', type: 'number', required: true, min: 1, defaultValue: 4 },
      { name: 'masteryOf', type: 'number', required: true, min: 1, defaultValue: 5 },
      { name: 'recent', type: 'json', required: true },
    ],
  }),
);

/** How somebody fared with a problem, made of the events. */
export const problemProgress = lean(
  serviceTable({
    slug: 'problemProgress',
    labels: labels('Progress of a problem', 'Problems tried', '答題紀錄', '答题记录', '解いた問題'),
    title: 'problem',
    group: 'learning',
    defaultSort: '-lastAt',
    columns: ['problem', 'user', 'grade', 'isFirstTry', 'lastAt'],
    access: { read: ownOrSupport },
    indexes: [{ fields: ['user', 'person', 'problem'], unique: true }, { fields: ['user', 'person', 'firstAt'] }],
    fields: [
      user,
      person,
      { name: 'problem', type: 'text', required: true },
      { name: 'grade', type: 'number', required: true },
      { name: 'tries', type: 'number', required: true, min: 1 },
      { name: 'isSolved', type: 'checkbox', required: true },
      { name: 'isFirstTry', type: 'checkbox', required: true },
      // An instance of the release before leaves these three empty: it was tried for the first time when it was last tried, then.
      { name: 'firstAt', type: 'date' },
      { name: 'firstLesson', type: 'text' },
      { name: 'isSolvedFirst', type: 'checkbox' },
      { name: 'lastAt', type: 'date', required: true },
    ],
  }),
);

export const learningSettings = serviceTable({
  slug: 'learningSettings',
  labels: labels('Setting of learning', 'Settings of learning', '學習設定', '学习设置', '学習の設定'),
  title: 'id',
  group: 'learning',
  columns: ['user', 'person', 'weeklyLetter', 'kids'],
  access: { read: ownOrSupport },
  indexes: [{ fields: ['user', 'person'], unique: true }],
  fields: [
    user,
    person,
    { name: 'weeklyLetter', type: 'checkbox', required: true, defaultValue: false },
    // Since when it is on: what was learned before is in no letter.
    { name: 'weeklySince', type: 'date' },
    { name: 'kids', type: 'checkbox', required: true, defaultValue: false },
    // The notebook is on; empty: off.
    { name: 'notebookSince', type: 'date' },
  ],
});
