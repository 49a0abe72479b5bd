import type { AuthoredStep } from '@/lib/lessons/authored-lesson';
import { staffText, type StaffText } from '@/platform/kernel/back-office/staff-text';

/** Names of the parts of a lesson, on the form and in its error messages. */
export const kindLabels: Record<AuthoredStep['kind'], StaffText> = {
  board: staffText('Board', '棋盤講解', '棋盘讲解', '盤面の説明'),
  question: staffText('Question', '問題', '题目', '問題'),
  reading: staffText('Reading', '閱讀', '阅读', '読みもの'),
  game: staffText('Game', '對局', '对局', '対局'),
  exercises: staffText('Exercises', '練習', '练习', '練習問題'),
  film: staffText('Film', '影片', '视频', '動画'),
};

export const textLabels = {
  title: staffText('Title', '標題', '标题', '見出し'),
  caption: staffText('Caption', '解說', '解说', '説明文'),
  prompt: staffText('What is asked', '題目', '题目', '問題文'),
  right: staffText('After a right answer', '答對時', '答对时', '正解のとき'),
  wrong: staffText('After a wrong answer', '答錯時', '答错时', '不正解のとき'),
  hint: staffText('Hint', '提示', '提示', 'ヒント'),
  paragraphs: staffText('Text', '內文', '正文', '本文'),
  text: staffText('What is said to it', '說明', '说明', '説明'),
} as const;

export const isTextName = (name: unknown): name is keyof typeof textLabels =>
  typeof name === 'string' && Object.hasOwn(textLabels, name);

/** Where in a lesson something is. */
export const placeLabels = {
  step: staffText('Step {n}', '第 {n} 步', '第 {n} 步', 'ステップ{n}'),
  moment: staffText('moment {n}', '第 {n} 個畫面', '第 {n} 个画面', '場面{n}'),
  comma: { en: ', ', 'zh-TW': '，', zh: '，', ja: '、' },
  colon: { en: ': ', 'zh-TW': '：', zh: '：', ja: '：' },
} as const;
