import type { Database } from '../../database';
import { ownLearner } from '../../user/learners/learner-rows';

/** Who learns: the account's holder (row 0, no public id), or one of its learners. */
export type Learning = { user: number; person: number; learner: string | null };

/** @throws ServiceError LEARNER_UNKNOWN for what is no learner of this account */
export async function whoLearns(db: Database, user: number, learner: string | undefined): Promise<Learning> {
  if (learner === undefined) return { user, person: 0, learner: null };
  const row = await ownLearner(db, user, learner);
  return { user, person: row.id, learner };
}
