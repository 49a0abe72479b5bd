import { bankFamilies } from '@/lib/bank/families';
import { anyStaff } from '@/platform/kernel/back-office/access-rules';
import { lessonAnswers } from '@/platform/lessons/lesson-answers';
import { slugField } from '@/platform/kernel/back-office/fields/basic-fields';
import { gradeField } from '@/platform/kernel/back-office/fields/grade-fields';
import { lessonField } from '@/platform/lessons/lesson-fields';
import { isStaffs, revisionField } from '@/platform/kernel/back-office/fields/imported-fields';
import { contentTable, inSidebar, labels, readOnly } from '@/platform/kernel/back-office/define-table';
import { checkLesson, protectTaughtLesson, protectTaughtTopic, checkVideos } from './table-hooks';

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

/** One idea and the lesson that teaches it (lib/lessons/authored-lesson). Paid content, so only the services read it. */
export const topics = {
  ...topicTable,
  access: { ...topicTable.access, read: anyStaff },
  endpoints: [lessonAnswers],
  hooks: {
    ...topicTable.hooks,
    beforeChange: [protectTaughtLesson, checkLesson, checkVideos, isStaffs],
    beforeDelete: [protectTaughtTopic],
  },
};
