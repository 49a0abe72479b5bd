import type { Database } from '@/platform/kernel/database/database';
import { defineHook } from '@/platform/kernel/define-hook';
import type { Person } from '@/platform/family/person';

/** Asks when a person may sit every exam, whatever they were granted; before their grants are read, in whatever transaction asks. */
export const onExamRights = defineHook<[Database, Person], (at: Date) => boolean>('onExamRights');
