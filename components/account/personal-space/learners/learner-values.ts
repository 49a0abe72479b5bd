import type { Learner, LearnerInput } from '@/lib/contract/learners';

/** What a form holds of a learner. */
export const valuesOf = ({ name, birthYear, birthMonth }: Learner): LearnerInput => ({ name, birthYear, birthMonth });
