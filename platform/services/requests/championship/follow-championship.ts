import { and, eq, gt, inArray, notExists } from '@payloadcms/db-postgres/drizzle';
import { championships_groups as groups, requests } from '@/platform/payload-generated-schema';
import type { Database } from '../../database';
import { fillPlaces, lockPlaces, type Shared } from '../places';
import { isSameSubject, longestWaiting, subjectOf, type RequestRow } from '../request-rows';
import { tellPerson } from '../tell-person';
import { findChampionship } from './championship-groups';

type Step = { secret: string; now: Date };

const isLive = and(eq(requests.kind, 'championship'), inArray(requests.state, ['REGISTERED', 'WAITING']));

/**
 * What staff changed about a championship reaches those who have entered: another day, place or address is theirs too, and told to them; new
 * places go to those who wait. A draft changes nothing.
 */
export async function followChampionship(db: Database, id: number, step: Step): Promise<void> {
  const found = await db.select({ id: groups.id }).from(groups).where(eq(groups._parentID, id));
  const groupIds = found.map((group) => group.id).toSorted();
  if (groupIds.length === 0) return;
  for (const groupId of groupIds) await lockPlaces(db, placesOf(groupId));
  const rows = await db
    .select()
    .from(requests)
    .where(and(isLive, inArray(requests.groupId, groupIds), gt(requests.overAt, step.now.toISOString())))
    .orderBy(longestWaiting)
    .for('update');
  for (const row of rows) await follow(db, id, row, step);
  for (const groupId of new Set(rows.flatMap((row) => (row.state === 'WAITING' ? (row.groupId ?? []) : []))))
    await fillPlaces(db, placesOf(groupId), step.secret, step.now);
}

/** Whether somebody has entered a group of this championship that is gone. */
export async function lacksEnteredGroup(db: Database, slugs: readonly string[], now: Date): Promise<boolean> {
  const isThere = db.select({ id: groups.id }).from(groups).where(eq(groups.id, requests.groupId));
  const isLacking = and(isLive, inArray(requests.subjectId, [...slugs]), notExists(isThere));
  return (await db.$count(requests, and(isLacking, gt(requests.overAt, now.toISOString())))) > 0;
}

const placesOf = (groupId: string): Shared => ({ kind: 'championship', subjectId: null, groupId });

async function follow(db: Database, id: number, row: RequestRow, { secret, now }: Step): Promise<void> {
  const before = subjectOf(row);
  const found = await findChampionship(db, { id }, row.locale);
  if (!found || !before || isSameSubject(before, found.subject)) return;
  const { subject, endsAt } = found;
  const [moved] = await db
    .update(requests)
    .set({ subject, subjectId: subject.id, overAt: endsAt, updatedAt: now.toISOString() })
    .where(eq(requests.id, row.id))
    .returning();
  const { title, phone, id: address } = subject;
  // Who waits is told where and when with the place.
  if (moved?.state === 'REGISTERED' && !isSameSubject({ ...before, title, phone, id: address }, subject))
    await tellPerson(db, moved, { action: 'moved' }, `moved:${now.toISOString()}`, secret, now);
}
