import type { Learner, LearnerInput } from '@/lib/family/contract';

/** What a form holds of a learner. */
export const valuesOf = ({ name, birthYear, birthMonth }: Learner): LearnerInput => ({ name, birthYear, birthMonth });
