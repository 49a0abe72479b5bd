import type { CollectionConfig, NumberField } from 'payload';
import { learningKinds } from '@/lib/events/event-kinds';
import { ownOrSupport } from '@/platform/kernel/back-office/access-rules';
import { labels, serviceTable } from '@/platform/kernel/back-office/define-table';

/** The person within the account: 0 is its holder, else the id of a learner. A number and not NULL, so that unique indexes work for the holder too. */
export const person: NumberField = { name: 'person', type: 'number', required: true, min: 0 };
export const user = { name: 'user', type: 'relationship', relationTo: 'users', required: true } as const;

/** For tables with many rows, written once: without the timestamps that Payload adds to a document. */
export const lean = (config: CollectionConfig): CollectionConfig => ({ ...config, timestamps: false });

/** Learning events: written once under the id that the device made, never changed (docs/product.md, "Learning"). */
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

/** A person's progress in a lesson, computed from the events. */
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
      // The defaults are the mastery rule from before these columns existed.
      { name: 'masteryNeed', type: 'number', required: true, min: 1, defaultValue: 4 },
      { name: 'masteryOf', type: 'number', required: true, min: 1, defaultValue: 5 },
      { name: 'recent', type: 'json', required: true },
    ],
  }),
);

/** A person's results at a problem, computed from the events. */
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
      // Rows written by an instance of the previous release leave these three empty; `lastAt` counts as the first try then.
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
    // When it was switched on; earlier learning is not in the weekly email.
    { name: 'weeklySince', type: 'date' },
    { name: 'kids', type: 'checkbox', required: true, defaultValue: false },
    // When the notebook was switched on; empty: off.
    { name: 'notebookSince', type: 'date' },
  ],
});
