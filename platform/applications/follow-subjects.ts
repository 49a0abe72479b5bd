import { eq, type SQL } from '@payloadcms/db-postgres/drizzle';
import type { ApplicationSubject } from '@/lib/applications/contract';
import { requests } from '@/platform/payload-generated-schema';
import type { Database } from '@/platform/kernel/database/database';
import { fillSeats } from './seats/seats';
import { remindNoMore, remindOfStart } from './remind';
import { isSameSubject, oldestFirst, subjectOf, type ApplicationRow } from './application-rows';
import { notifyApplicant } from './notify-applicant';

export type Step = { secret: string; now: Date };
type Followed = {
  /** The current subject of an application, in the application's language. */
  find: (row: ApplicationRow) => Promise<{ subject: ApplicationSubject; endsAt: string } | null>;
  /** Fields that may change without an email. */
  silentFields: readonly (keyof ApplicationSubject)[];
  /** Which applicants get an email. */
  isNotified: (row: ApplicationRow) => boolean;
};

/**
 * Applies changes that staff made to classes or events to the applications with a seat or on the waiting list: a new time
 * or place is copied, moves their reminder and is emailed; new seats go to the waiting list. With the seats locked.
 */
export async function followSubjects(
  db: Database,
  live: SQL | undefined,
  followed: Followed,
  step: Step,
): Promise<void> {
  const rows = await db.select().from(requests).where(live).orderBy(oldestFirst).for('update');
  for (const row of rows) await follow(db, row, followed, step);
  const waiting = rows.filter(({ state }) => state === 'WAITING');
  const wanted = new Map(waiting.map((row) => [row.groupId ?? row.subjectId, row]));
  for (const shared of wanted.values()) await fillSeats(db, shared, step.secret, step.now);
}

async function follow(
  db: Database,
  row: ApplicationRow,
  { find, silentFields, isNotified }: Followed,
  { secret, now }: Step,
): Promise<void> {
  const before = subjectOf(row);
  const found = await find(row);
  if (!found || !before || isSameSubject(before, found.subject)) return;
  const { subject, endsAt } = found;
  const [moved] = await db
    .update(requests)
    .set({ subject, subjectId: subject.id, overAt: endsAt, updatedAt: now.toISOString() })
    .where(eq(requests.id, row.id))
    .returning();
  if (!moved) return;
  // A reminder that is already queued has the old time.
  await remindNoMore(db, moved);
  if (Date.parse(endsAt) <= now.getTime()) return;
  if (moved.state !== 'WAITING') await remindOfStart(db, moved, secret, now);
  const silent = Object.fromEntries(silentFields.map((part) => [part, subject[part]]));
  if (isNotified(moved) && !isSameSubject({ ...before, ...silent }, subject))
    await notifyApplicant(db, moved, { action: 'moved' }, `moved:${now.toISOString()}`, secret, now);
}
