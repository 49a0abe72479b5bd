import type { Database } from '@/platform/kernel/database/database';
import { defineHook } from '@/platform/kernel/define-hook';
import type { Person } from '@/platform/family/person';
import type { MayStudy } from './may-study';

/**
 * Asks what a person may study beside granted courses and trials. Called after the entitlements were read, in the transaction of the caller.
 */
export const onRights = defineHook<[Database, Person], MayStudy>('onRights');
