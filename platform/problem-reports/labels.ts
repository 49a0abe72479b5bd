import type { reportReasons } from '@/lib/problem-reports/problem-report';
import type { Dictionary } from '@/platform/kernel/back-office/labels/field-labels';
import { staffText } from '@/platform/kernel/back-office/staff-text';

/** In the wording of the learner who reports. */
export const reasonNames = {
  alsoRight: staffText('My move is right, too', '我的下法也對', '我的下法也对', '自分の手も正解のはず'),
  wrongAnswer: staffText('The answer is wrong', '答案有誤', '答案有误', '答えが間違っている'),
  unclear: staffText('It is not clear', '題意不清楚', '题意不清楚', '問題がわかりにくい'),
  wrongGrade: staffText('Its grade does not fit', '級別不適合', '级别不合适', '級が合っていない'),
} satisfies Record<(typeof reportReasons)[number], unknown>;

export const problemReports: Dictionary = {
  'problemReports.problem': staffText('Problem', '題目', '题目', '問題'),
  'problemReports.reason': { label: staffText('Reason', '原因', '原因', '理由'), options: reasonNames },
  'problemReports.text': staffText('What was written', '補充說明', '补充说明', '補足'),
  'problemReports.outcome': {
    label: staffText('What came of it', '處理結果', '处理结果', '対応の結果'),
    options: {
      corrected: staffText('Corrected', '已更正', '已更正', '訂正済み'),
      gradeCorrected: staffText('Grade corrected', '已更正級別', '已更正级别', '級を訂正済み'),
      withdrawn: staffText('Withdrawn', '已停用', '已停用', '出題を中止'),
      stays: staffText('Stays as it is', '維持原樣', '保持原样', '変更なし'),
    },
  },
  'problemReports.answer': staffText('Why it stays', '維持原樣的理由', '保持原样的理由', '変更しない理由'),
  'problemReports.answeredAt': staffText('Answered on', '回覆時間', '回复时间', '回答日時'),
};
