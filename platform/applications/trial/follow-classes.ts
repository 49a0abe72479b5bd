import { and, eq, gt, inArray } from '@payloadcms/db-postgres/drizzle';
import { requests } from '@/platform/payload-generated-schema';
import type { Database } from '@/platform/kernel/database/database';
import { followSubjects, type Step } from '../follow-subjects';
import { lockSeats } from '../seats/seats';
import { findTrialClass } from '../trial-class';

/** Blocks bookings and returned seats of these classes until this transaction ends. */
export async function lockClasses(db: Database, classIds: readonly string[]): Promise<void> {
  // In one order, so that two transactions that lock several cannot deadlock.
  for (const id of classIds.toSorted()) await lockSeats(db, { kind: 'trial', subjectId: id, groupId: null });
}

/** How many applications have a seat in these classes or wait for one. A class that is over does not count. */
export const countToCome = (db: Database, classIds: readonly string[], now: Date): Promise<number> =>
  classIds.length === 0
    ? Promise.resolve(0)
    : db.$count(requests, and(isLive(classIds), gt(requests.overAt, now.toISOString())));

const isLive = (classIds: readonly string[]) =>
  and(
    eq(requests.kind, 'trial'),
    inArray(requests.subjectId, [...classIds]),
    inArray(requests.state, ['BOOKED', 'WAITING']),
  );

/** Applies what staff changed about classes, with the classes locked. A new telephone number of the branch causes no email. */
export async function followClasses(db: Database, classIds: readonly string[], step: Step): Promise<void> {
  if (classIds.length === 0) return;
  await followSubjects(
    db,
    isLive(classIds),
    {
      find: ({ subjectId, locale }) => findTrialClass(db, subjectId ?? '', locale),
      silentFields: ['phone'],
      isNotified: () => true,
    },
    step,
  );
}
