import { and, eq, sum } from '@payloadcms/db-postgres/drizzle';
import type { RequestAction } from '@/lib/domain/requests/states';
import { requests } from '@/platform/payload-generated-schema';
import { sql, type Database } from '../database';
import { groupPlaces } from './championship/championship-groups';
import { moveRequest } from './move';
import { remindOfStart } from './remind';
import { isFor, longestWaiting, waitingFor, type RequestRow } from './request-rows';
import { classPlaces } from './trial/trial-class';

/** What has a limited number of places: a class, a group of a championship. */
export type Shared = Pick<RequestRow, 'kind' | 'subjectId' | 'groupId'>;

/** Whoever counts the places of the same thing waits here until this transaction ends: the last one goes to one person. */
export async function lockPlaces(db: Database, { kind, subjectId, groupId }: Shared): Promise<void> {
  const name = [kind, groupId ?? subjectId].join(':');
  await db.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}

/** Places that are taken by requests. */
export async function takenPlaces(db: Database, shared: Shared): Promise<number> {
  const [taken] = await db
    .select({ places: sum(requests.places) })
    .from(requests)
    .where(and(isFor(shared), eq(requests.state, shared.kind === 'trial' ? 'BOOKED' : 'REGISTERED')));
  return Number(taken?.places ?? 0);
}

/** Places nobody has, Infinity where there is no limit; call it with the lock in hand. */
export async function freePlaces(db: Database, shared: Shared): Promise<number> {
  return (await allPlaces(db, shared)) - (await takenPlaces(db, shared));
}

async function allPlaces(db: Database, { kind, subjectId, groupId }: Shared): Promise<number> {
  if (kind === 'trial') return classPlaces(db, subjectId ?? '');
  return kind === 'championship' ? groupPlaces(db, groupId ?? '') : 0;
}

/**
 * Gives free places to those who wait, the longest first; with the lock in hand. Who needs more places than are free keeps waiting, and
 * holds nobody up who needs fewer.
 */
export async function fillPlaces(db: Database, shared: Shared, secret: string, now: Date): Promise<void> {
  let free = await freePlaces(db, shared);
  if (free <= 0) return;
  const waiting = await db.select().from(requests).where(waitingFor(shared)).orderBy(longestWaiting).for('update');
  for (const row of waiting) {
    if (row.places > free) continue;
    const moved = await moveRequest(db, row, 'moveUp', { secret, now, by: { actor: 'shop' } });
    free -= row.places;
    await remindOfStart(db, moved, secret, now);
  }
}

/** Steps after which a place may be free. */
export const freesPlaces = (action: RequestAction): boolean => action === 'withdraw' || action === 'cancel';
