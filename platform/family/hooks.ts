import type { Database } from '@/platform/kernel/database/database';
import { defineHook } from '@/platform/kernel/define-hook';

/** A learner, by row id, who holds or is ordered something; `vipEndAt` if that is VIP. */
export type LearnerInUse = { learner: number | null; vipEndAt: string | null };

/** Asks which learners of an account are in use: whenever they are shown, and, under the account's lock, before one is removed. */
export const onLearnersInUse = defineHook<[db: Database, user: number, now: Date], LearnerInUse[]>('onLearnersInUse');

/** Called before a learner of an account is removed, in that transaction and under the account's lock: listeners delete the learner's data. */
export const onRemoveLearner = defineHook<[db: Database, who: { user: number; person: number }]>('onRemoveLearner');
