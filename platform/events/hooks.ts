import type { LearningEvent } from '@/lib/events/contract';
import { defineHook } from '@/platform/kernel/define-hook';
import type { learning_events } from '@/platform/payload-generated-schema';
import type { Database } from '@/platform/kernel/database/database';
import type { Learning } from '@/platform/family/person';
import type { Batch, Handlers } from './handler';

/**
 * Asks for the handlers of a batch of events, one handler for each kind. A listener is called before the transaction, with a database outside it, and
 * does the reads that need not hold up the transaction. The function it returns is called inside the transaction, with the account's row locked, and
 * reads the rest once for the batch.
 */
export const onEvents = defineHook<[Database, readonly LearningEvent[]], (batch: Batch) => Promise<Partial<Handlers>>>(
  'onEvents',
);

/** Called inside the transaction that stores events, before they are inserted. The caller holds the lock on the account's row. */
export const beforeEventsStored = defineHook<[Stored]>('beforeEventsStored');

/**
 * Called inside the transaction that stores events, after they were inserted: listeners write what follows from them. The caller holds the lock on the
 * account's row.
 */
export const afterEventsStored = defineHook<[Stored]>('afterEventsStored');

/** A row of an event, before it is stored. */
export type NewEvent = typeof learning_events.$inferInsert;

/** The events that are being stored; there is at least one. */
export type Stored = { db: Database; who: Learning; rows: readonly NewEvent[]; now: Date };
