import type { UIField } from 'payload';
import * as z from 'zod';
import { reportOutcomes, reportReasons } from '@/lib/problem-reports/problem-report';
import { strongestGrade, weakestGrade } from '@/lib/kernel/grades';
import { ownOrStaff } from '@/platform/kernel/back-office/access-rules';
import { staffText } from '@/platform/kernel/back-office/staff-text';
import { leaveProblem, leaveReported, markCorrected } from './answer-reports';
import { correctGrade, putBack, withdraw } from './change-problem';
import { byId, staffAction } from '@/platform/kernel/back-office/staff-action';
import { labels, serviceTable } from '@/platform/kernel/back-office/define-table';

const by = ['admin', 'editor'] as const;
const reason = z.string().trim().min(1).max(500);
const because = {
  name: 'reason',
  label: staffText(
    'It stays, because (the learner reads this)',
    '維持原樣，因為（學習者會看到）',
    '保持原样，因为（学习者会看到）',
    '変更しない理由（学習者に表示されます）',
  ),
};
const stays = staffText('Answer: it stays as it is', '回覆：維持原樣', '回复：保持原样', '回答：変更しない');
const isOpen = { field: 'outcome', oneOf: [null] };

/** Actions on a problem of the bank. */
export const problemActions = [
  staffAction('/problems/:id/withdraw', {
    label: staffText('Withdraw it', '停用這一題', '停用这道题', '出題をやめる'),
    when: { field: 'withdrawnAt', oneOf: [null] },
    by,
    input: byId,
    verb: withdraw,
  }),
  staffAction('/problems/:id/putBack', {
    label: staffText('Put it back', '恢復使用', '恢复使用', '出題を再開する'),
    whenSet: 'withdrawnAt',
    by,
    input: byId,
    verb: putBack,
  }),
  staffAction('/problems/:id/grade', {
    label: staffText('Correct the grade', '更正級別', '更正级别', '級を訂正する'),
    fields: [
      {
        name: 'grade',
        type: 'number',
        label: staffText('Grade (19 to 1)', '級別（19 到 1）', '级别（19 至 1）', '級（19〜1）'),
      },
    ],
    by,
    input: byId.extend({ grade: z.number().int().min(strongestGrade).max(weakestGrade) }),
    verb: correctGrade,
    explain: ({ code }) =>
      code === 'STATE_CHANGED'
        ? staffText(
            'It has this grade already; nothing was changed.',
            '這一題已經是這個級別，沒有變更。',
            '这道题已经是这个级别，未做更改。',
            'すでにこの級のため、変更していません。',
          )
        : undefined,
  }),
  staffAction('/problems/:id/stays', {
    label: stays,
    fields: [because],
    by,
    input: byId.extend({ reason }),
    verb: leaveProblem,
  }),
];

/** The open reports on a problem of the bank. */
export const reportsField: UIField = {
  name: 'reports',
  type: 'ui',
  admin: {
    disableListColumn: true,
    components: { Field: '/platform/problem-reports/back-office/reports-of-problem#ReportsOfProblem' },
  },
};

const reportActions = [
  staffAction('/problemReports/:id/corrected', {
    label: staffText('Answer: it was corrected', '回覆：已更正', '回复：已更正', '回答：訂正した'),
    when: isOpen,
    // Only a question of a lesson can be corrected in place.
    whenContains: { field: 'problem', text: '/' },
    by,
    input: byId,
    verb: markCorrected,
    explain: ({ code }) =>
      code === 'VALIDATION_FAILED'
        ? staffText(
            'A problem of the bank is not corrected in place: withdraw it, correct its grade, or say why it stays.',
            '題庫的題目無法直接更正：請停用、更正級別，或說明維持原樣的理由。',
            '题库里的题目无法直接更正：请停用、更正级别，或说明保持原样的理由。',
            '問題集の問題はその場では訂正できません。出題をやめるか、級を訂正するか、変更しない理由を書いてください。',
          )
        : undefined,
  }),
  staffAction('/problemReports/:id/stays', {
    label: stays,
    fields: [because],
    when: isOpen,
    by,
    input: byId.extend({ reason }),
    verb: leaveReported,
  }),
];

/** Reports of learners about problems: one of each person and problem, with its outcome. */
export const problemReports = serviceTable({
  slug: 'problemReports',
  labels: labels('Report of a problem', 'Reports of problems', '題目回報', '题目反馈', '問題の報告'),
  title: 'problem',
  group: 'learning',
  columns: ['problem', 'reason', 'text', 'outcome', 'createdAt'],
  search: ['problem'],
  access: { read: ownOrStaff },
  actions: reportActions,
  indexes: [{ fields: ['user', 'person', 'problem'], unique: true }],
  fields: [
    { name: 'user', type: 'relationship', relationTo: 'users', required: true },
    { name: 'person', type: 'number', required: true, min: 0 },
    // Of the bank, or 'topic/step' for a question of a lesson.
    { name: 'problem', type: 'text', required: true, index: true },
    { name: 'reason', type: 'select', required: true, options: [...reportReasons] },
    { name: 'text', type: 'textarea' },
    // Empty until staff have answered.
    { name: 'outcome', type: 'select', options: [...reportOutcomes] },
    { name: 'answer', type: 'textarea' },
    { name: 'answeredAt', type: 'date' },
  ],
});
