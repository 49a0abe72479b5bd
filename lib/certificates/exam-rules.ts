import type { BankFamily } from '@/lib/bank/families';

/** The questions of each mock exam and what passing needs, as the certificate states them (docs/product.md, "Mock exams"). */

/** What a part of an exam asks, by the families of the bank that its questions come from. */
export const examParts = {
  capture: ['capture'],
  escape: ['escape'],
  connect: ['connect'],
  connectAndCut: ['connect', 'cut'],
  cut: ['cut'],
  live: ['live'],
  kill: ['kill'],
  lifeAndDeath: ['live', 'kill'],
  ko: ['ko'],
  snapback: ['snapback', 'shortage'],
  tesuji: ['double-atari', 'net', 'snapback', 'shortage'],
  race: ['race'],
  liberties: ['race', 'shortage'],
  chase: ['ladder', 'net'],
  endgame: ['endgame'],
} as const satisfies Record<string, readonly BankFamily[]>;
export type ExamPart = keyof typeof examParts;
export const examPartNames = Object.keys(examParts) as [ExamPart, ...ExamPart[]];

export type ExamRules = {
  grade: number;
  minutes: number;
  questions: number;
  /** Right answers needed, in any part. */
  pass: number;
  parts: readonly ExamPart[];
};

const rules = (
  grade: number,
  [minutes, questions, pass]: readonly [number, number, number],
  ...parts: [ExamPart, ExamPart, ExamPart]
): ExamRules => ({ grade, minutes, questions, pass, parts });

/** The nineteen exams, the easiest first. No family is in two parts of one exam. */
export const exams: readonly ExamRules[] = [
  rules(19, [15, 20, 14], 'capture', 'escape', 'connect'),
  rules(18, [15, 20, 14], 'escape', 'capture', 'connectAndCut'),
  rules(17, [20, 24, 17], 'capture', 'live', 'connectAndCut'),
  rules(16, [20, 24, 17], 'kill', 'live', 'ko'),
  rules(15, [25, 25, 18], 'cut', 'lifeAndDeath', 'endgame'),
  rules(14, [25, 25, 18], 'snapback', 'lifeAndDeath', 'ko'),
  rules(13, [30, 25, 18], 'tesuji', 'lifeAndDeath', 'cut'),
  rules(12, [30, 25, 18], 'lifeAndDeath', 'race', 'capture'),
  rules(11, [30, 28, 20], 'race', 'cut', 'tesuji'),
  rules(10, [35, 28, 20], 'capture', 'lifeAndDeath', 'tesuji'),
  rules(9, [35, 28, 20], 'tesuji', 'cut', 'endgame'),
  rules(8, [40, 30, 21], 'lifeAndDeath', 'capture', 'cut'),
  rules(7, [40, 30, 21], 'chase', 'liberties', 'endgame'),
  rules(6, [40, 30, 21], 'chase', 'lifeAndDeath', 'cut'),
  rules(5, [45, 30, 22], 'capture', 'tesuji', 'cut'),
  rules(4, [45, 30, 22], 'capture', 'cut', 'liberties'),
  rules(3, [50, 32, 23], 'capture', 'cut', 'chase'),
  rules(2, [50, 32, 23], 'capture', 'cut', 'liberties'),
  rules(1, [60, 35, 26], 'cut', 'liberties', 'chase'),
];

export function examOf(grade: number): ExamRules {
  const found = exams.find((exam) => exam.grade === grade);
  if (!found) throw new RangeError(`no exam of grade ${grade}`);
  return found;
}
