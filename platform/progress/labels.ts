import { staffText } from '@/platform/kernel/back-office/staff-text';
import type { Dictionary } from '@/platform/kernel/back-office/labels/field-labels';

const lesson = staffText('Lesson', '課', '课', 'レッスン');
const lastAt = staffText('Last on', '最近時間', '最近时间', '最後の日時');
const problem = staffText('Problem', '題目', '题目', '問題');
const step = staffText('Step', '步驟', '步骤', 'ステップ');

export const progress: Dictionary = {
  'lessonProgress.lesson': lesson,
  'lessonProgress.openedAt': staffText('Begun on', '開始時間', '开始时间', '始めた日時'),
  'lessonProgress.finishedAt': staffText('Finished on', '學完時間', '学完时间', '終えた日時'),
  'lessonProgress.lastAt': lastAt,
  'lessonProgress.seconds': staffText('Seconds', '秒數', '秒数', '秒数'),
  'lessonProgress.done': staffText('Steps done', '已完成的步驟', '已完成的步骤', '終えたステップ'),
  'lessonProgress.step': step,
  'lessonProgress.position': staffText('How far in it', '步驟中的位置', '步骤中的位置', 'ステップ内の位置'),
  'lessonProgress.courses': staffText('Courses', '課程', '课程', 'コース'),
  'lessonProgress.tried': staffText('Problems tried', '作答題數', '作答题数', '解いた問題数'),
  'lessonProgress.solved': staffText('Solved at the first try', '一次答對', '一次答对', '一回で正解'),
  'lessonProgress.masteryNeed': staffText('Mastered by so many', '掌握需答對', '掌握需答对', '習得に必要な正解数'),
  'lessonProgress.masteryOf': staffText('Of the last', '計最近幾題', '计最近几题', '直近の対象数'),
  'lessonProgress.recent': staffText('Last attempts', '最近作答', '最近作答', '最近の解答'),
  'problemProgress.problem': problem,
  'problemProgress.tries': staffText('Tries', '次數', '次数', '回数'),
  'problemProgress.isSolved': staffText('Solved', '已解出', '已解出', '正解済み'),
  'problemProgress.isFirstTry': staffText('At the first try', '一次答對', '一次答对', '一回で正解'),
  'problemProgress.firstAt': staffText('Tried first', '首次作答', '首次作答', '最初に解いた日時'),
  'problemProgress.firstLesson': staffText(
    'Tried first in the lesson',
    '首次作答的課',
    '首次作答的课',
    '最初に解いたレッスン',
  ),
  'problemProgress.isSolvedFirst': staffText(
    'Right at first, also with a hint',
    '首次答對（含提示）',
    '首次答对（含提示）',
    '最初に正解（ヒントを含む）',
  ),
  'problemProgress.lastAt': lastAt,
  'learningSettings.weeklyLetter': staffText('Weekly letter', '每週學習信', '每周学习邮件', '週ごとの学習メール'),
  'learningSettings.weeklySince': staffText(
    'Weekly letter since',
    '每週學習信開啟時間',
    '每周学习邮件开启时间',
    '週ごとの学習メールの開始日時',
  ),
  'learningSettings.kids': staffText('Kids’ mode', '兒童模式', '儿童模式', 'こどもモード'),
  'learningSettings.notebookSince': staffText(
    'Notebook since',
    '錯題本開啟時間',
    '错题本开启时间',
    '復習ノートの開始日時',
  ),
};
