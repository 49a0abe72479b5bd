import type { Problem } from '@/lib/go/position';
import { isRight } from '@/lib/go/problem';
import type { BankFamily } from '@/lib/bank/families';
import { examParts, type ExamPart, type ExamRules } from '@/lib/certificates/exam-rules';

/** Rules of the mock exams (docs/product.md, "Mock exams"). An answer is the first move; all first moves that succeed are right. */

/** Questions of each part: equal numbers, and the remainder goes to the first parts. */
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

/** n questions are drawn from the `choice` × n problems nearest in grade. */
const choice = 3;

const isOfPart = ({ family }: Pick<Candidate, 'family'>, part: ExamPart) =>
  (examParts[part] as readonly BankFamily[]).includes(family);

/** Whether the candidates, the nearest in grade, are enough for a draw; farther ones would not be drawn. */
export function isChoice(exam: ExamRules, candidates: readonly Candidate[]): boolean {
  const counts = partCounts(exam);
  return exam.parts.every(
    (part, index) => candidates.filter((one) => isOfPart(one, part)).length >= choice * counts[index]!,
  );
}

/**
 * Draws the questions of one sitting, part by part, without duplicates. Problems of the last sittings are used only if no others are left, the oldest first.
 * @returns null if the bank has too few problems for this exam
 */
export function drawExam(exam: ExamRules, { candidates, recent, lot }: Draw): { id: string; part: ExamPart }[] | null {
  const seen = recent.map((ids) => new Set(ids));
  /** 0: not in the last sittings; higher is more recent. */
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
/** Answers are accepted until then. */
export const closesAt = (endsAt: Date): Date => new Date(endsAt.getTime() + graceSeconds * 1000);
/** The time left, never negative. */
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
