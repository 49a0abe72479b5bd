import { defineHook } from '@/platform/kernel/define-hook';
import type { Database } from '@/platform/kernel/database/database';

/**
 * Codes that nobody had redeemed were ended, and open nothing any more: what waits for them or was sent with them ends, too. Called with their ids (one at
 * least), once for those that were ended together, in the transaction that has ended and so holds them.
 */
export const onVoid = defineHook<[db: Database, codes: readonly number[], now: Date]>('onVoid');
