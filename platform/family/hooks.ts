import type { Database } from '@/platform/kernel/database/database';
import { defineHook } from '@/platform/kernel/define-hook';

/** A learner, by the id of the row, for whom something is held or ordered; with the end of their VIP, where it is that. */
export type LearnerInUse = { learner: number | null; vipEndAt: string | null };

/** Asked for an account's learners whenever they are shown, and before one is removed, then under the account's lock. */
export const onLearnersInUse = defineHook<[db: Database, user: number, now: Date], LearnerInUse[]>('onLearnersInUse');

/** Called before a learner, the person of an account, is removed, in that transaction and under the account's lock: what is theirs goes with them. */
export const onRemoveLearner = defineHook<[db: Database, who: { user: number; person: number }]>('onRemoveLearner');
