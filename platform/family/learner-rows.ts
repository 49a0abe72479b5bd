import { and, asc, eq } from '@payloadcms/db-postgres/drizzle';
import type { Learner } from '@/lib/family/contract';
import { ageOf } from '@/lib/family/learner';
import { learners } from '@/platform/payload-generated-schema';
import { isoOrNull, type Database } from '@/platform/kernel/database/database';
import { ServiceError } from '@/platform/kernel/service-error';
import { onLearnersInUse } from './hooks';

export type LearnerRow = typeof learners.$inferSelect;

/** In the order they were added. */
export function findLearners(db: Database, userId: number): Promise<LearnerRow[]> {
  return db.select().from(learners).where(eq(learners.user, userId)).orderBy(asc(learners.id));
}

/** The account's own learner; a learner of another account counts as unknown. */
export async function ownLearner(db: Database, userId: number, publicId: string): Promise<LearnerRow> {
  const isIt = and(eq(learners.publicId, publicId), eq(learners.user, userId));
  const [row] = await db.select().from(learners).where(isIt);
  if (!row) throw new ServiceError('LEARNER_UNKNOWN', 'no such learner', { learner: publicId });
  return row;
}

/** Maps the id of a learner's row to the public id that the APIs use. */
export async function publicIds(db: Database, userId: number): Promise<(learner: number | null) => string | null> {
  const known = new Map((await findLearners(db, userId)).map(({ id, publicId }) => [id, publicId]));
  return (learner) => (learner === null ? null : (known.get(learner) ?? null));
}

/** Learners in the shape of the API. A learner who holds something or has an unpaid order cannot be removed. */
export async function toLearners(
  db: Database,
  userId: number,
  rows: readonly LearnerRow[],
  now: Date,
): Promise<Learner[]> {
  if (rows.length === 0) return [];
  const used = (await onLearnersInUse.run(db, userId, now)).flat();
  const inUse = new Set(used.map(({ learner }) => learner));
  return rows.map((row) => {
    const { id, publicId, name, birthYear, birthMonth } = row;
    const vip = used.find(({ learner, vipEndAt }) => learner === id && vipEndAt !== null);
    return {
      id: publicId,
      name,
      birthYear,
      birthMonth,
      age: ageOf(row, now),
      vipEndAt: isoOrNull(vip?.vipEndAt ?? null),
      canBeRemoved: !inUse.has(id),
    };
  });
}
