import type { Database } from '@/platform/kernel/database/database';
import { defineHook } from '@/platform/kernel/define-hook';
import type { Person } from '@/platform/family/person';
import type { MayStudy } from './may-study';

/**
 * Asks what else a person may study, beside what they were given and trials; after the entitlements were read, in whatever transaction the rights are read in.
 */
export const onRights = defineHook<[Database, Person], MayStudy>('onRights');
