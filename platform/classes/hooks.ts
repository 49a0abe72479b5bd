import type { Database } from '@/platform/kernel/database/database';
import { defineHook } from '@/platform/kernel/define-hook';
import type { Teacher } from './access/require-teacher';

/** Counts what waits for this teacher's answer, for the first screen of the workspace. Runs outside any transaction. */
export const asksWhatWaits = defineHook<[Database, Pick<Teacher, 'id'>], number>('asksWhatWaits');
