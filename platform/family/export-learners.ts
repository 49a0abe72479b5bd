import type { Database } from '@/platform/kernel/database/database';
import { only } from '@/platform/kernel/export-fields';
import { findLearners } from './learner-rows';

/** For the account's export: its learners. */
export async function exportLearners(db: Database, user: number) {
  const people = await findLearners(db, user);
  return { learners: people.map((learner) => only(learner, ['name', 'birthYear', 'birthMonth', 'createdAt'])) };
}
