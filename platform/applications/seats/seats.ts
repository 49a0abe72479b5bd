import { and, eq, sum } from '@payloadcms/db-postgres/drizzle';
import type { ApplicationAction } from '@/lib/applications/states';
import { requests } from '@/platform/payload-generated-schema';
import { lockName, type Database } from '@/platform/kernel/database/database';
import { asksForSeats } from '../hooks';
import { moveApplication } from '../move';
import { remindOfStart } from '../remind';
import { isForSameSubject, oldestFirst, waitingFor, type Shared } from '../application-rows';
import { classSeats } from '../trial-class';

/** Serializes the transactions that count the seats of the same thing, until this one ends: the last seat goes to one person. */
export async function lockSeats(db: Database, { kind, subjectId, groupId }: Shared): Promise<void> {
  await lockName(db, [kind, groupId ?? subjectId].join(':'));
}

/** Seats that are taken by applications. */
export async function takenSeats(db: Database, shared: Shared): Promise<number> {
  const [taken] = await db
    .select({ places: sum(requests.places) })
    .from(requests)
    .where(and(isForSameSubject(shared), eq(requests.state, shared.kind === 'trial' ? 'BOOKED' : 'REGISTERED')));
  return Number(taken?.places ?? 0);
}

/** Free seats, Infinity where there is no limit; call it under the lock. */
export async function freeSeats(db: Database, shared: Shared): Promise<number> {
  return (await allSeats(db, shared)) - (await takenSeats(db, shared));
}

async function allSeats(db: Database, shared: Shared): Promise<number> {
  if (shared.kind === 'trial') return classSeats(db, shared.subjectId ?? '');
  return Math.max(...(await asksForSeats.run(db, shared)));
}

/**
 * Gives free seats to the waiting list, the oldest first; under the lock. An application that needs more seats than are
 * free goes on waiting and does not hold up one that needs fewer.
 */
export async function fillSeats(db: Database, shared: Shared, secret: string, now: Date): Promise<void> {
  let free = await freeSeats(db, shared);
  if (free <= 0) return;
  const waiting = await db.select().from(requests).where(waitingFor(shared)).orderBy(oldestFirst).for('update');
  for (const row of waiting) {
    if (row.places > free) continue;
    const moved = await moveApplication(db, row, 'moveUp', { secret, now, by: { actor: 'shop' } });
    free -= row.places;
    await remindOfStart(db, moved, secret, now);
  }
}

/** Steps after which a seat may be free. */
export const freesSeats = (action: ApplicationAction): boolean => action === 'withdraw' || action === 'cancel';
