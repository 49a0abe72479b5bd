import type { Database } from '@/platform/kernel/database/database';
import { defineHook } from '@/platform/kernel/define-hook';
import type { ApplicationRow, Shared } from './application-rows';

/**
 * Asks how many seats something has that is no trial class, Infinity where there is no limit; a noun that does not know
 * it answers 0. Called under the lock of the seats.
 */
export const asksForSeats = defineHook<[Database, Shared], number>('asksForSeats');

/**
 * Asks whether a place is final, so that the applicant can no longer give it back; called before an application is shown
 * or withdrawn, outside any transaction.
 */
export const asksWhetherFixed = defineHook<[Database, ApplicationRow, Date], boolean>('asksWhetherFixed');
