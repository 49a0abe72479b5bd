import type { reportReasons } from '@/lib/problem-reports/problem-report';
import type { Dictionary } from '@/platform/kernel/back-office/labels/field-words';
import { words } from '@/platform/kernel/back-office/words';

/** In the wording of the learner who reports. */
export const reasonNames = {
  alsoRight: words('My move is right, too', '我的下法也對', '我的下法也对', '自分の手も正解のはず'),
  wrongAnswer: words('The answer is wrong', '答案有誤', '答案有误', '答えが間違っている'),
  unclear: words('It is not clear', '題意不清楚', '题意不清楚', '問題がわかりにくい'),
  wrongGrade: words('Its grade does not fit', '級別不適合', '级别不合适', '級が合っていない'),
} satisfies Record<(typeof reportReasons)[number], unknown>;

export const problemReports: Dictionary = {
  'problemReports.problem': words('Problem', '題目', '题目', '問題'),
  'problemReports.reason': { label: words('Reason', '原因', '原因', '理由'), options: reasonNames },
  'problemReports.text': words('What was written', '補充說明', '补充说明', '補足'),
  'problemReports.outcome': {
    label: words('What came of it', '處理結果', '处理结果', '対応の結果'),
    options: {
      corrected: words('Corrected', '已更正', '已更正', '訂正済み'),
      gradeCorrected: words('Grade corrected', '已更正級別', '已更正级别', '級を訂正済み'),
      withdrawn: words('Withdrawn', '已停用', '已停用', '出題を中止'),
      stays: words('Stays as it is', '維持原樣', '保持原样', '変更なし'),
    },
  },
  'problemReports.answer': words('Why it stays', '維持原樣的理由', '保持原样的理由', '変更しない理由'),
  'problemReports.answeredAt': words('Answered on', '回覆時間', '回复时间', '回答日時'),
};
