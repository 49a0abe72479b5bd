import type { Database } from '@/platform/kernel/database/database';
import { defineHook } from '@/platform/kernel/define-hook';
import type { Person } from '@/platform/family/person';

/** Asks when a person may sit every exam, whatever they were granted. Called before the grants are read, in the transaction of the caller. */
export const onExamRights = defineHook<[Database, Person], (at: Date) => boolean>('onExamRights');
