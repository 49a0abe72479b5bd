import { and, eq, gt, inArray, notExists } from '@payloadcms/db-postgres/drizzle';
import { championships_groups as groups, requests } from '@/platform/payload-generated-schema';
import type { Database } from '@/platform/kernel/database/database';
import { followSubjects, type Step } from '@/platform/applications/follow-subjects';
import { lockSeats } from '@/platform/applications/seats/seats';
import { findChampionship } from './championship-groups';

const isLive = and(eq(requests.kind, 'championship'), inArray(requests.state, ['REGISTERED', 'WAITING']));

/**
 * Applies what staff changed about a championship to its entries. A draft changes nothing. Entries on the waiting list get no email: place and time come
 * with the seat.
 */
export async function followChampionship(db: Database, id: number, step: Step): Promise<void> {
  const found = await db.select({ id: groups.id }).from(groups).where(eq(groups._parentID, id));
  const groupIds = found.map((group) => group.id).toSorted();
  if (groupIds.length === 0) return;
  for (const groupId of groupIds) await lockSeats(db, { kind: 'championship', subjectId: null, groupId });
  await followSubjects(
    db,
    and(isLive, inArray(requests.groupId, groupIds), gt(requests.overAt, step.now.toISOString())),
    {
      find: ({ locale }) => findChampionship(db, { id }, locale),
      silentFields: ['id', 'title', 'phone'],
      isNotified: ({ state }) => state === 'REGISTERED',
    },
    step,
  );
}

/** Whether an entry exists for a removed group of these championships. */
export async function lacksEnteredGroup(db: Database, slugs: readonly string[], now: Date): Promise<boolean> {
  const isThere = db.select({ id: groups.id }).from(groups).where(eq(groups.id, requests.groupId));
  const isLacking = and(isLive, inArray(requests.subjectId, [...slugs]), notExists(isThere));
  return (await db.$count(requests, and(isLacking, gt(requests.overAt, now.toISOString())))) > 0;
}
