import { defineHook } from '@/platform/kernel/define-hook';
import type { Database } from '@/platform/kernel/database/database';

/**
 * Unredeemed codes were voided: listeners end what waits for the codes or was sent with them. Called once for all codes voided together, with their ids
 * (at least one), in the transaction that voided them and so holds their rows.
 */
export const onVoid = defineHook<[db: Database, codes: readonly number[], now: Date]>('onVoid');
