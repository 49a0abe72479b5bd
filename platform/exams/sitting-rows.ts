import { and, eq, inArray } from '@payloadcms/db-postgres/drizzle';
import type { ExamOutcome } from '@/lib/exams/contract';
import { answersThatCount, closesAt, rightAnswers, scoreOf, type ExamScore } from '@/lib/exams/exam';
import { examOf, type ExamPart, type ExamRules } from '@/lib/certificates/exam-rules';
import type { BankFamily } from '@/lib/bank/families';
import type { Problem } from '@/lib/go/position';
import { exam_answers, exam_sittings } from '@/platform/payload-generated-schema';
import { iso, type Database } from '@/platform/kernel/database/database';
import { ServiceError } from '@/platform/kernel/service-error';

export type SittingRow = typeof exam_sittings.$inferSelect;

/** A question as the sitting stores it: a copy of the problem, which later changes in the bank do not affect. */
export type StoredQuestion = {
  id: string;
  part: ExamPart;
  family: BankFamily;
  grade: number;
  /** SHA-256 of the problem's data, shortened. */
  hash: string;
  problem: Problem;
};
export const questionsOf = ({ questions }: Pick<SittingRow, 'questions'>) => questions as unknown as StoredQuestion[];

/** The rules that a sitting began with, even if they have changed since. */
export function rulesOfSitting(row: SittingRow): ExamRules {
  const questions = questionsOf(row);
  return {
    grade: row.grade,
    minutes: Math.round((Date.parse(row.endsAt) - Date.parse(row.startedAt)) / 60_000),
    questions: questions.length,
    // Older sittings have no stored `pass`.
    pass: row.pass ?? examOf(row.grade).pass,
    parts: [...new Set(questions.map(({ part }) => part))],
  };
}

export const isRunning = ({ finishedAt, endsAt }: Pick<SittingRow, 'finishedAt' | 'endsAt'>, now: Date): boolean =>
  finishedAt === null && now <= closesAt(new Date(endsAt));

/**
 * A sitting of this account; `isLocked`: locks its row, so that no other request answers or hands in meanwhile.
 * @throws ServiceError NOT_FOUND
 */
export async function ownSitting(db: Database, user: number, publicId: string, isLocked = false): Promise<SittingRow> {
  const found = db
    .select()
    .from(exam_sittings)
    .where(and(eq(exam_sittings.publicId, publicId), eq(exam_sittings.user, user)));
  const [row] = await (isLocked ? found.for('no key update') : found);
  if (!row) throw new ServiceError('NOT_FOUND', 'no such sitting');
  return row;
}

/** The answers that count, by question, of each of these sittings. */
export async function answersOf(
  db: Database,
  sittings: readonly Pick<SittingRow, 'id' | 'endsAt'>[],
): Promise<Map<number, Map<number, string>>> {
  if (sittings.length === 0) return new Map();
  const ids = sittings.map(({ id }) => id);
  const given = await db.select().from(exam_answers).where(inArray(exam_answers.sitting, ids));
  return new Map(
    sittings.map(({ id, endsAt }) => {
      const own = given.filter(({ sitting }) => sitting === id);
      const answers = own.map(({ number, at, answeredAt }) => ({ number, at, answeredAt: new Date(answeredAt) }));
      return [id, answersThatCount(answers, new Date(endsAt))];
    }),
  );
}

export const scoreOfSitting = (row: SittingRow, given: ReadonlyMap<number, string>): ExamScore =>
  scoreOf(
    rulesOfSitting(row),
    questionsOf(row).map(({ part, problem }) => ({ part, right: rightAnswers(problem) })),
    given,
  );

/** The result of a sitting: as it was handed in, or computed from the answers so far. */
export function outcomeOf(row: SittingRow, given: ReadonlyMap<number, string>): ExamOutcome {
  const { right, isPassed, parts } =
    row.finishedAt === null
      ? scoreOfSitting(row, given)
      : { right: row.right ?? 0, isPassed: row.isPassed ?? false, parts: (row.parts ?? []) as ExamScore['parts'] };
  return {
    id: row.publicId,
    right,
    isPassed,
    parts: [...parts],
    startedAt: iso(row.startedAt),
    finishedAt: iso(row.finishedAt ?? row.endsAt),
  };
}
