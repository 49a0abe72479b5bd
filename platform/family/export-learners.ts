import { only } from '@/platform/kernel/export-fields';
import type { LearnerRow } from './learner-rows';

/** For the account's export: its learners. */
export async function exportLearners({ people }: { people: readonly LearnerRow[] }) {
  return { learners: people.map((learner) => only(learner, ['name', 'birthYear', 'birthMonth', 'createdAt'])) };
}
