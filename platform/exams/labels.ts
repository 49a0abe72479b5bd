import { staffText } from '@/platform/kernel/back-office/staff-text';
import type { Dictionary } from '@/platform/kernel/back-office/labels/field-labels';

export const exams: Dictionary = {
  'examSittings.publicId': staffText('Number', '編號', '编号', '番号'),
  'examSittings.startedAt': staffText('Begun on', '開始時間', '开始时间', '開始日時'),
  'examSittings.endsAt': staffText('Time ends on', '截止時間', '截止时间', '終了期限'),
  'examSittings.finishedAt': staffText('Handed in on', '交卷時間', '交卷时间', '提出日時'),
  'examSittings.pass': staffText('Right answers needed', '通過所需題數', '通过所需题数', '合格に必要な正解数'),
  'examSittings.right': staffText('Right answers', '答對題數', '答对题数', '正解数'),
  'examSittings.isPassed': staffText('Passed', '通過', '通过', '合格'),
  'examSittings.parts': staffText('Each part', '各部分成績', '各部分成绩', '各部の成績'),
  'examSittings.seed': staffText('Drawn from', '抽題種子', '抽题种子', '出題のシード'),
  'examSittings.questions': staffText('Questions', '題目', '题目', '問題'),
  'examAnswers.sitting': staffText('Sitting', '場次', '场次', '受検'),
  'examAnswers.number': staffText('Question', '題號', '题号', '問題番号'),
  'examAnswers.at': staffText('Move', '落點', '落点', '着手'),
  'examAnswers.answeredAt': staffText('Answered on', '作答時間', '作答时间', '解答日時'),
};
