import type { Database } from '@/platform/kernel/database/database';
import { ownLearner } from '@/platform/family/learner-rows';
import type { Person } from './ownership';

/**
 * Whom an account buys or redeems for: the learner it names, or its holder. What is then given or ordered must hold the account's row, so
 * that nobody removes the learner meanwhile.
 */
export async function personFor(db: Database, user: number, learner: string | undefined): Promise<Person> {
  return { user, learner: learner === undefined ? null : (await ownLearner(db, user, learner)).id };
}
