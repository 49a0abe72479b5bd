import { learning_events } from '@/platform/payload-generated-schema';
import type { Database } from '@/platform/kernel/database/database';
import type { Learning } from '@/platform/family/person';
import { afterEventsStored, beforeEventsStored, type NewEvent } from './hooks';

/** Stores events and what follows from them (`hooks.ts`). The caller holds the lock on the account's row. */
export async function storeEvents(db: Database, who: Learning, rows: readonly NewEvent[], now: Date): Promise<void> {
  if (rows.length === 0) return;
  await beforeEventsStored.run({ db, who, rows, now });
  await db
    .insert(learning_events)
    .values([...rows])
    .onConflictDoNothing();
  await afterEventsStored.run({ db, who, rows, now });
}
