import type { AuthoredStep } from '@/lib/lessons/authored-lesson';
import { words, type Words } from '@/platform/kernel/back-office/words';

/** Names of the parts of a lesson, on the form and in its error messages. */
export const kindWords: Record<AuthoredStep['kind'], Words> = {
  board: words('Board', '棋盤講解', '棋盘讲解', '盤面の説明'),
  question: words('Question', '問題', '题目', '問題'),
  reading: words('Reading', '閱讀', '阅读', '読みもの'),
  game: words('Game', '對局', '对局', '対局'),
  exercises: words('Exercises', '練習', '练习', '練習問題'),
  film: words('Film', '影片', '视频', '動画'),
};

export const textWords = {
  title: words('Title', '標題', '标题', '見出し'),
  caption: words('Caption', '解說', '解说', '説明文'),
  prompt: words('What is asked', '題目', '题目', '問題文'),
  right: words('After a right answer', '答對時', '答对时', '正解のとき'),
  wrong: words('After a wrong answer', '答錯時', '答错时', '不正解のとき'),
  hint: words('Hint', '提示', '提示', 'ヒント'),
  paragraphs: words('Text', '內文', '正文', '本文'),
  text: words('What is said to it', '說明', '说明', '説明'),
} as const;

export const isTextName = (name: unknown): name is keyof typeof textWords =>
  typeof name === 'string' && Object.hasOwn(textWords, name);

/** Where in a lesson something is. */
export const placeWords = {
  step: words('Step {n}', '第 {n} 步', '第 {n} 步', 'ステップ{n}'),
  moment: words('moment {n}', '第 {n} 個畫面', '第 {n} 个画面', '場面{n}'),
  comma: { en: ', ', 'zh-TW': '，', zh: '，', ja: '、' },
  colon: { en: ': ', 'zh-TW': '：', zh: '：', ja: '：' },
} as const;
