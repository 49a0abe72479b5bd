import { and, asc, eq } from '@payloadcms/db-postgres/drizzle';
import type { GradingOutcome } from '@/lib/grading/contract';
import type { Problem } from '@/lib/go/position';
import { grading_questions, gradings } from '@/platform/payload-generated-schema';
import { iso, type Database } from '@/platform/kernel/database/database';
import { ServiceError } from '@/platform/kernel/service-error';

export type GradingRow = typeof gradings.$inferSelect;
export type QuestionRow = typeof grading_questions.$inferSelect;
export const problemOf = ({ data }: Pick<QuestionRow, 'data'>) => data as Problem;

/** Unique among running gradings: a person has one at a time. */
export const openKeyOf = (user: number, person: number): string => `${user}-${person}`;

/**
 * A grading of this account; `isLocked`: locks its row, so that no other request answers it or gives it up meanwhile.
 * @throws ServiceError NOT_FOUND
 */
export async function ownGrading(db: Database, user: number, publicId: string, isLocked = false): Promise<GradingRow> {
  const found = db
    .select()
    .from(gradings)
    .where(and(eq(gradings.publicId, publicId), eq(gradings.user, user)));
  const [row] = await (isLocked ? found.for('no key update') : found);
  if (!row) throw new ServiceError('NOT_FOUND', 'no such grading');
  return row;
}

/** The questions asked, in order, without the problems. */
export async function askedIn(db: Database, grading: number) {
  const { number, problem, family, grade, answeredAt, isRight } = grading_questions;
  return db
    .select({ number, problem, family, grade, answeredAt, isRight })
    .from(grading_questions)
    .where(eq(grading_questions.grading, grading))
    .orderBy(asc(number));
}

/** The result of a grading; null if it runs or was given up. */
export function outcomeOf(row: GradingRow): GradingOutcome | null {
  const { publicId, startedAt, finishedAt, level, weaker, stronger, confidence } = row;
  if (finishedAt === null || level === null || weaker === null || stronger === null || confidence === null) return null;
  return {
    id: publicId,
    startedAt: iso(startedAt),
    finishedAt: iso(finishedAt),
    level,
    weaker,
    stronger,
    confidence,
  };
}
