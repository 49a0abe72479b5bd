import type { Fact, ProblemProgress } from '@/lib/progress/progress';
import type { Database } from '@/platform/kernel/database/database';
import { defineHook } from '@/platform/kernel/define-hook';
import type { Person } from '@/platform/family/person';

/** A problem whose progress was recomputed for a person, with all its events. */
export type ProjectedProblem = {
  about: Person & { problem: string };
  facts: readonly Fact[];
  progress: ProblemProgress;
};

/**
 * Called after the progress of problems was recomputed from their events and stored, in the same transaction and under the account's row: the listeners
 * store what they derive from these events.
 */
export const onProblemsProjected = defineHook<[Database, readonly ProjectedProblem[]]>('onProblemsProjected');
