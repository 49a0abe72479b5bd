import type { Database } from '@/platform/kernel/database/database';
import { defineHook } from '@/platform/kernel/define-hook';

/** Asks whether there is a question of a lesson, by its topic and its step; in the transaction that stores a report of it, under the account's row. */
export const asksForQuestion = defineHook<[Database, { topic: string; step: string }], boolean>('asksForQuestion');
