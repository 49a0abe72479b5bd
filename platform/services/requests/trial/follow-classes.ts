import { and, eq, gt, inArray } from '@payloadcms/db-postgres/drizzle';
import { requests, stores, stores_experience_courses as lessons } from '@/platform/payload-generated-schema';
import type { Database } from '../../database';
import { fillPlaces, lockPlaces, type Shared } from '../places';
import { isSameSubject, longestWaiting, subjectOf, type RequestRow } from '../request-rows';
import { tellPerson } from '../tell-person';
import { remindNoMore, remindOfClass } from './remind';
import { findTrialClass } from './trial-class';

/** Whoever books one of these classes, or gives a seat back, waits until this transaction ends. */
export async function lockClasses(db: Database, classIds: readonly string[]): Promise<void> {
  // In one order, so that two who lock several do not wait for each other.
  for (const id of classIds.toSorted()) await lockPlaces(db, classPlaces(id));
}

/** How many are to come to these classes, or wait for a seat. Who held one of a class that is over holds up nobody. */
export const countToCome = (db: Database, classIds: readonly string[], now: Date): Promise<number> =>
  classIds.length === 0
    ? Promise.resolve(0)
    : db.$count(requests, and(isLive(classIds), gt(requests.overAt, now.toISOString())));

export async function classesOfCity(db: Database, city: number): Promise<string[]> {
  const found = await db
    .select({ id: lessons.id })
    .from(lessons)
    .innerJoin(stores, eq(stores.id, lessons._parentID))
    .where(eq(stores.city, city));
  return found.map(({ id }) => id);
}

const classPlaces = (id: string): Shared => ({ kind: 'trial', subjectId: id, groupId: null });
const isLive = (classIds: readonly string[]) =>
  and(
    eq(requests.kind, 'trial'),
    inArray(requests.subjectId, [...classIds]),
    inArray(requests.state, ['BOOKED', 'WAITING']),
  );

type Step = { secret: string; now: Date };

/**
 * What staff changed about classes reaches those who come: another time or place is theirs too, and told to them; new seats go to those who
 * wait. With the classes locked.
 */
export async function followClasses(db: Database, classIds: readonly string[], step: Step): Promise<void> {
  if (classIds.length === 0) return;
  const rows = await db.select().from(requests).where(isLive(classIds)).orderBy(longestWaiting).for('update');
  for (const row of rows) await followClass(db, row, step);
  for (const id of new Set(
    rows.flatMap(({ state, subjectId }) => (state === 'WAITING' && subjectId ? [subjectId] : [])),
  ))
    await fillPlaces(db, classPlaces(id), step.secret, step.now);
}

async function followClass(db: Database, row: RequestRow, { secret, now }: Step): Promise<void> {
  const before = subjectOf(row);
  const found = await findTrialClass(db, row.subjectId ?? '', row.locale);
  if (!found || !before || isSameSubject(before, found.subject)) return;
  const { subject, endsAt } = found;
  const [moved] = await db
    .update(requests)
    .set({ subject, overAt: endsAt, updatedAt: now.toISOString() })
    .where(eq(requests.id, row.id))
    .returning();
  if (!moved) return;
  // A letter that waits tells the old time.
  await remindNoMore(db, moved);
  const isToCome = Date.parse(endsAt) > now.getTime();
  if (!isToCome) return;
  if (moved.state === 'BOOKED') await remindOfClass(db, moved, secret, now);
  if (!isSameSubject({ ...before, phone: subject.phone }, subject))
    await tellPerson(db, moved, { action: 'moved' }, `moved:${now.toISOString()}`, secret, now);
}
