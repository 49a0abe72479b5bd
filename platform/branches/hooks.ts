import type { Database } from '@/platform/kernel/database/database';
import { defineHook } from '@/platform/kernel/define-hook';

/** Called before staff save a branch or its city, in that transaction: bookings of these classes and returned seats wait until it ends. */
export const onHoldClasses = defineHook<[db: Database, classes: readonly string[]]>('onHoldClasses');

/** Asks how many applications have a seat in these classes or wait for one, with the classes locked. */
export const asksWhoComes = defineHook<[db: Database, classes: readonly string[], now: Date], number>('asksWhoComes');

/**
 * Called after staff have saved classes, in that transaction and with the classes locked: applicants are emailed. The
 * secret is Payload's.
 */
export const onClassesChanged =
  defineHook<[db: Database, classes: readonly string[], step: { secret: string; now: Date }]>('onClassesChanged');
