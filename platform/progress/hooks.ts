import type { Fact, ProblemProgress } from '@/lib/progress/progress';
import type { Database } from '@/platform/kernel/database/database';
import { defineHook } from '@/platform/kernel/define-hook';
import type { Person } from '@/platform/family/person';

/** A problem of which somebody's progress was made anew, and all its events. */
export type ProjectedProblem = {
  about: Person & { problem: string };
  facts: readonly Fact[];
  progress: ProblemProgress;
};

/**
 * Called after the progress of problems was made anew from their events and written, in the same transaction and under the account's row: what others make of
 * these events is written next.
 */
export const onProblemsProjected = defineHook<[Database, readonly ProjectedProblem[]]>('onProblemsProjected');
