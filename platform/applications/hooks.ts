import type { Database } from '@/platform/kernel/database/database';
import { defineHook } from '@/platform/kernel/define-hook';
import type { ApplicationRow, Shared } from './application-rows';

/** Asks how many seats something has that is no trial class, Infinity where there is no limit; who does not know it says 0. With the lock of its seats in hand. */
export const asksForSeats = defineHook<[Database, Shared], number>('asksForSeats');

/** Asks whether a place is counted on, so that its person may not give it back any more; before an application is shown or withdrawn, outside any transaction. */
export const asksWhetherFixed = defineHook<[Database, ApplicationRow, Date], boolean>('asksWhetherFixed');
