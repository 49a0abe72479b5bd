import { familyNames } from '@/platform/bank/family-names';
import { staffText } from '@/platform/kernel/back-office/staff-text';
import type { Dictionary } from '@/platform/kernel/back-office/labels/field-labels';

const problem = staffText('Problem', '題目', '题目', '問題');

export const grading: Dictionary = {
  'gradings.publicId': staffText('Number', '編號', '编号', '番号'),
  'gradings.startLevel': staffText('Began near', '起始級別', '起始级别', '開始グレード'),
  'gradings.startedAt': staffText('Begun on', '開始時間', '开始时间', '開始日時'),
  'gradings.finishedAt': staffText('Ended on', '結束時間', '结束时间', '終了日時'),
  'gradings.level': staffText('Estimate', '估計級別', '估计级别', '推定グレード'),
  'gradings.weaker': staffText('Range: lower end', '範圍：較弱端', '范围：较弱端', '範囲：弱い側'),
  'gradings.stronger': staffText('Range: upper end', '範圍：較強端', '范围：较强端', '範囲：強い側'),
  'gradings.confidence': staffText('Confidence in %', '把握（%）', '把握（%）', '確からしさ（%）'),
  'gradingQuestions.grading': staffText('AI exam', 'AI 檢定', 'AI 考级', 'AI検定'),
  'gradingQuestions.number': staffText('Question', '題號', '题号', '問題番号'),
  'gradingQuestions.problem': problem,
  'gradingQuestions.family': { label: staffText('Family', '題型', '题型', '種類'), options: familyNames },
  'gradingQuestions.data': staffText('As it was asked', '出題時的內容', '出题时的内容', '出題時の内容'),
  'gradingQuestions.askedAt': staffText('Asked on', '出題時間', '出题时间', '出題日時'),
  'gradingQuestions.answeredAt': staffText('Answered on', '作答時間', '作答时间', '解答日時'),
  'gradingQuestions.at': staffText('Move', '落點', '落点', '着手'),
  'gradingQuestions.isRight': staffText('Right', '答對', '答对', '正解'),
};
