import { bankFamilies } from '@/lib/bank/families';
import { anyStaff } from '@/platform/kernel/back-office/access-rules';
import { lessonAnswers } from '@/platform/lessons/back-office/lesson-answers';
import { jsonField, slugField } from '@/platform/kernel/back-office/basic-fields';
import { gradeField } from '@/platform/kernel/back-office/grade-fields';
import { lessonField } from '@/platform/lessons/lesson-fields';
import { problemField } from '@/platform/go/position-fields';
import { showsRealFilms } from '@/platform/films/table-hooks';
import { isStaffs, revisionField } from '@/platform/kernel/back-office/imported-fields';
import { problemActions } from '@/platform/problem-reports/tables';
import { contentTable, inSidebar, labels, readOnly, serviceTable } from '@/platform/kernel/back-office/define-table';
import { checkLesson, keepTaught, keepTaughtTopic } from './table-hooks';

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

/** One idea and the lesson that teaches it (lib/lessons/authored-lesson). Paid for, so read by the services alone. */
export const topics = {
  ...topicTable,
  access: { ...topicTable.access, read: anyStaff },
  endpoints: [lessonAnswers],
  hooks: {
    ...topicTable.hooks,
    beforeChange: [keepTaught, checkLesson, showsRealFilms, isStaffs],
    beforeDelete: [keepTaughtTopic],
  },
};

const problemTable = serviceTable({
  slug: 'problems',
  labels: labels('Problem', 'Problem bank', '題庫', '题库', '問題集'),
  title: 'publicId',
  group: 'learning',
  columns: ['publicId', 'openReports', 'family', 'grade', 'withdrawnAt'],
  search: ['publicId'],
  defaultSort: ['-openReports', 'publicId'],
  access: { read: anyStaff },
  actions: problemActions,
  // The last so that one of a family and grade is found by a step in the index.
  indexes: [{ fields: ['family', 'grade', 'publicId'] }],
  fields: [
    slugField('publicId'),
    ...inSidebar([
      { name: 'family', type: 'select', required: true, options: [...bankFamilies] },
      gradeField('grade', { required: true }),
      { name: 'withdrawnAt', type: 'date' },
      // Those that wait for an answer.
      { name: 'openReports', type: 'number', required: true, defaultValue: 0, min: 0, index: true },
    ]),
    {
      name: 'tree',
      type: 'ui',
      admin: { disableListColumn: true, components: { Field: '/platform/bank/back-office/problem-tree#ProblemTree' } },
    },
    {
      name: 'reports',
      type: 'ui',
      admin: { disableListColumn: true, components: { Field: '/platform/problem-reports/back-office/reports-of-problem#ReportsOfProblem' } },
    },
    { ...problemField('data'), required: true },
    jsonField('proof'),
    revisionField,
  ],
});

/**
 * The bank: positions whose every answer was searched (docs/product.md, "Learning"). No form makes, changes or deletes one, for a form proves nothing: staff
 * withdraw it or correct its grade, and the paths of the climb follow.
 */
export const problems = {
  ...problemTable,
  admin: { ...problemTable.admin, components: { beforeListTable: ['/platform/bank/back-office/bank-figures#BankFigures'] } },
};
