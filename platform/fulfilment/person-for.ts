import type { Database } from '@/platform/kernel/database/database';
import { ownLearner } from '@/platform/family/learner-rows';
import type { Person } from './ownership';

/**
 * The person an account buys or redeems for: the given learner, or the holder. The caller must hold the lock on the account's row, so that the learner
 * is not removed meanwhile.
 */
export async function personFor(db: Database, user: number, learner: string | undefined): Promise<Person> {
  return { user, learner: learner === undefined ? null : (await ownLearner(db, user, learner)).id };
}
