import type { Database } from '@/platform/kernel/database/database';
import { defineHook } from '@/platform/kernel/define-hook';

/** Called before staff save a branch or its city, in that transaction: nobody books one of these classes, or gives a seat back, until it ends. */
export const onHoldClasses = defineHook<[db: Database, classes: readonly string[]]>('onHoldClasses');

/** Asks how many are to come to these classes or wait for a seat, with the classes held. */
export const asksWhoComes = defineHook<[db: Database, classes: readonly string[], now: Date], number>('asksWhoComes');

/** Called once staff have saved what the classes are, in that transaction and with the classes held: who comes is told. The secret is Payload's. */
export const onClassesChanged =
  defineHook<[db: Database, classes: readonly string[], step: { secret: string; now: Date }]>('onClassesChanged');
