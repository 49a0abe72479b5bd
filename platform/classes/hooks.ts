import type { Database } from '@/platform/kernel/database/database';
import { defineHook } from '@/platform/kernel/define-hook';
import type { Teacher } from './access/require-teacher';

/** Asks how much waits for this teacher's answer, for the workspace's first sight; outside any transaction. */
export const asksWhatWaits = defineHook<[Database, Pick<Teacher, 'id'>], number>('asksWhatWaits');
