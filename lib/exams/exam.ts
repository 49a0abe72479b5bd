import type { Problem } from '@/lib/go/position';
import { isRight } from '@/lib/go/problem';
import type { BankFamily } from '@/lib/bank/families';

/** Rules of the mock exams (docs/product.md, "Mock exams"). An answer is the first move; all first moves that succeed are right. */

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
  /** Right answers needed, whichever they are. */
  pass: number;
  parts: readonly ExamPart[];
};

const rules = (
  grade: number,
  [minutes, questions, pass]: readonly [number, number, number],
  ...parts: [ExamPart, ExamPart, ExamPart]
): ExamRules => ({ grade, minutes, questions, pass, parts });

/** The nineteen exams, the easiest first. No family stands in two parts of one exam. */
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

/** How many questions each part has: as many as the others, what is left over from the first on. */
export const partCounts = ({ questions, parts }: Pick<ExamRules, 'questions' | 'parts'>): number[] =>
  parts.map((_, index) => Math.floor(questions / parts.length) + (index < questions % parts.length ? 1 : 0));

export type Candidate = { id: string; family: BankFamily; grade: number };
type Draw = {
  candidates: readonly Candidate[];
  /** Problems of the last sittings, the newest first. */
  recent: readonly (readonly string[])[];
  /** Puts problems in the order of this sitting: from its seed. */
  lot: (id: string) => string | number;
};

/** A choice of so many questions is drawn from so many times as many problems, the nearest in grade. */
const choice = 3;

const isOfPart = ({ family }: Pick<Candidate, 'family'>, part: ExamPart) =>
  (examParts[part] as readonly BankFamily[]).includes(family);

/** Whether these, the nearest in grade, are enough: farther ones would not be drawn. */
export function isChoice(exam: ExamRules, candidates: readonly Candidate[]): boolean {
  const counts = partCounts(exam);
  return exam.parts.every(
    (part, index) => candidates.filter((one) => isOfPart(one, part)).length >= choice * counts[index]!,
  );
}

/**
 * The questions of one sitting, part by part: none twice, those of the last sittings only where no others are left, the longest ago first.
 * Null: the bank has too few for this exam.
 */
export function drawExam(exam: ExamRules, { candidates, recent, lot }: Draw): { id: string; part: ExamPart }[] | null {
  const seen = recent.map((ids) => new Set(ids));
  /** 0: not lately; the more, the later. */
  const lately = ({ id }: Candidate) => {
    const sitting = seen.findIndex((ids) => ids.has(id));
    return sitting < 0 ? 0 : seen.length - sitting;
  };
  const counts = partCounts(exam);
  const drawn = exam.parts.flatMap((part, index) => {
    const count = counts[index]!;
    const away = ({ grade }: Candidate) => Math.abs(grade - exam.grade);
    const fitting = candidates.filter((one) => isOfPart(one, part)).sort((a, b) => away(a) - away(b));
    const last = fitting[Math.min(choice * count, fitting.length) - 1];
    const near = last ? fitting.filter((one) => away(one) <= away(last)) : [];
    return sortedBy(near, (one) => lot(one.id))
      .sort((a, b) => lately(a) - lately(b))
      .slice(0, count)
      .map(({ id }) => ({ id, part }));
  });
  return drawn.length === exam.questions ? drawn : null;
}

function sortedBy<T>(items: readonly T[], key: (item: T) => string | number): T[] {
  return items
    .map((item) => ({ item, key: key(item) }))
    .sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0))
    .map(({ item }) => item);
}

/** An answer that was on its way when the time ended still counts. */
export const graceSeconds = 15;

export const endOf = (startedAt: Date, { minutes }: Pick<ExamRules, 'minutes'>): Date =>
  new Date(startedAt.getTime() + minutes * 60_000);
/** Until when an answer is taken. */
export const closesAt = (endsAt: Date): Date => new Date(endsAt.getTime() + graceSeconds * 1000);
/** What the clock shows: never less than nothing. */
export const secondsLeft = (endsAt: Date, now: Date): number =>
  Math.max(0, Math.ceil((endsAt.getTime() - now.getTime()) / 1000));

/** First moves that are right. */
export const rightAnswers = ({ moves }: Pick<Problem, 'moves'>): string[] => moves.filter(isRight).map(({ at }) => at);

export type ExamAnswer = { number: number; at: string; answeredAt: Date };
export type ExamScore = {
  right: number;
  isPassed: boolean;
  parts: { part: ExamPart; right: number; total: number }[];
};

/** The first answer to each question, given in time. Questions are numbered from 1. */
export function answersThatCount(answers: readonly ExamAnswer[], endsAt: Date): Map<number, string> {
  const first = new Map<number, ExamAnswer>();
  for (const answer of answers) {
    const known = first.get(answer.number);
    if (answer.answeredAt <= closesAt(endsAt) && !(known && known.answeredAt <= answer.answeredAt))
      first.set(answer.number, answer);
  }
  return new Map([...first].map(([number, { at }]) => [number, at]));
}

type Asked = { part: ExamPart; right: readonly string[] };

export function scoreOf(
  { parts, pass }: Pick<ExamRules, 'parts' | 'pass'>,
  questions: readonly Asked[],
  given: ReadonlyMap<number, string>,
): ExamScore {
  const isRightAt = (index: number) => {
    const at = given.get(index + 1);
    return at !== undefined && questions[index]!.right.includes(at);
  };
  const scores = parts.map((part) => {
    const own = questions.flatMap((question, index) => (question.part === part ? [index] : []));
    return { part, right: own.filter(isRightAt).length, total: own.length };
  });
  const right = scores.reduce((sum, score) => sum + score.right, 0);
  return { right, isPassed: right >= pass, parts: scores };
}
