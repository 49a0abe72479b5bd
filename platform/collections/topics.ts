import { bankFamilies } from '@/lib/domain/learning/families';
import { anyStaff } from '@/platform/access/rules';
import { lessonAnswers } from './endpoints/lesson-answers';
import { jsonField, slugField } from './fields/basic';
import { gradeField } from './fields/grades';
import { lessonField } from './fields/lesson';
import { problemField } from './fields/position';
import { showsRealFilms } from './film-hooks';
import { isStaffs, revisionField } from './imported';
import { contentTable, inSidebar, labels, readOnly } from './tables';
import { checkLesson, keepTaught, keepTaughtTopic, timeLesson } from './topic-hooks';

const topicTable = contentTable({
  slug: 'topics',
  labels: labels('Topic', 'Topics', '主題', '主题', 'テーマ'),
  group: 'learning',
  columns: ['title', 'code', 'grade', 'minutes', '_status'],
  search: ['title', 'code'],
  defaultSort: '-grade',
  drafts: true,
  tags: () => [],
  fields: [
    { name: 'title', type: 'text', localized: true, required: true, maxLength: 60 },
    { name: 'summary', type: 'textarea', localized: true, maxLength: 200 },
    lessonField('steps'),
    slugField('code'),
    ...inSidebar([
      gradeField('grade', { required: true }),
      ...readOnly([{ name: 'minutes', type: 'number' }]),
      { name: 'families', type: 'select', hasMany: true, options: [...bankFamilies] },
    ]),
    revisionField,
  ],
});

/** One idea and the lesson that teaches it (lib/contract/authored-lesson). Paid for, so read by the services alone. */
export const topics = {
  ...topicTable,
  access: { ...topicTable.access, read: anyStaff },
  endpoints: [lessonAnswers],
  hooks: {
    ...topicTable.hooks,
    beforeChange: [keepTaught, checkLesson, showsRealFilms, timeLesson, isStaffs],
    beforeDelete: [keepTaughtTopic],
  },
};

const problemTable = contentTable({
  slug: 'problems',
  labels: labels('Problem', 'Problem bank', '題庫', '题库', '問題集'),
  group: 'learning',
  columns: ['publicId', 'family', 'grade', 'updatedAt'],
  search: ['publicId'],
  defaultSort: 'publicId',
  tags: () => [],
  fields: [
    slugField('publicId'),
    ...inSidebar([
      { name: 'family', type: 'select', required: true, options: [...bankFamilies] },
      gradeField('grade', { required: true }),
    ]),
    { ...problemField('data'), required: true },
    jsonField('proof'),
    revisionField,
  ],
});

/** The bank: positions whose every answer was searched (docs/product.md, "Learning"). */
export const problems = {
  ...problemTable,
  access: { ...problemTable.access, read: anyStaff },
  hooks: { ...problemTable.hooks, beforeChange: [isStaffs] },
  indexes: [{ fields: ['family', 'grade'] }],
};
