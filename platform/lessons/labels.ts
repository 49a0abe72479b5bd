import { familyNames } from '@/platform/bank/family-names';
import { staffText } from '@/platform/kernel/back-office/staff-text';
import type { Dictionary } from '@/platform/kernel/back-office/labels/field-labels';

const lesson = staffText('Lesson', '課', '课', 'レッスン');

export const learning: Dictionary = {
  grade: {
    label: staffText('Grade', '級別', '级别', '級'),
    description: staffText(
      '19 is the first grade, 1 the strongest.',
      '19 級最初階，1 級最強。',
      '19 级最初阶，1 级最强。',
      '19級が最初、1級がいちばん強い級です。',
    ),
  },
  'topics.steps': {
    label: staffText('Steps', '步驟', '步骤', 'ステップ'),
    description: staffText(
      'A draft may be half written. To be published, all four languages are written, and a search agrees with every answer.',
      '草稿可以先寫一部分。發布前，四種語言都要寫好，每個答案也要通過搜尋驗證。',
      '草稿可以只写一部分。发布前，四种语言都要写好，每个答案也要通过搜索验证。',
      '下書きは途中でもかまいません。公開するには四つの言語がそろい、すべての答えが探索の結果と合う必要があります。',
    ),
  },
  'topics.minutes': {
    label: staffText('Minutes', '分鐘', '分钟', '分'),
    description: staffText(
      'Counted from the steps and their films when the lesson is published.',
      '發布時依步驟和影片長度計算。',
      '发布时按步骤和视频时长计算。',
      '公開するときに、ステップと動画の長さから計算します。',
    ),
  },
  'topics.families': {
    label: staffText('Families of problems', '題型', '题型', '問題の種類'),
    options: familyNames,
  },
  revision: staffText('Revision', '版本', '版本', '版'),
  chapters: {
    label: staffText('Chapters', '章節', '章节', '章'),
    one: staffText('Chapter', '章', '章', '章'),
  },
  'chapters.lessons': { label: staffText('Lessons', '課', '课', 'レッスン'), one: lesson },
  'lessons.code': {
    label: staffText('Lesson code', '課的代碼', '课的代码', 'レッスンのコード'),
    description: staffText(
      'The code of a topic; with practice- before it, the exercises to it.',
      '主題的代碼；前面加上 practice- 就是該主題的練習。',
      '主题的代码；前面加上 practice- 就是该主题的练习。',
      'テーマのコード。前に practice- を付けると、その練習になります。',
    ),
  },
  person: {
    label: staffText('Learner', '學習者', '学习者', '学習者'),
    description: staffText(
      '0: the holder of the account.',
      '0 為帳號本人。',
      '0 为账号本人。',
      '0はアカウントの持ち主です。',
    ),
  },
};
