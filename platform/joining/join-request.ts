import { and, desc, eq, inArray } from '@payloadcms/db-postgres/drizzle';
import type { JoinRequestState } from '@/lib/joining/joining';
import { class_invitations, join_requests, school_classes } from '@/platform/payload-generated-schema';
import type { Database } from '@/platform/kernel/database/database';
import type { Person } from '@/platform/family/person';
import type { StudentRow } from '@/platform/classes/access/require-students';

export type JoinRequestRow = typeof join_requests.$inferSelect;

/** The requests of an account's people to join a class, by any invitation, the newest first. */
export async function requestsFor(
  db: Database,
  { user }: Pick<Person, 'user'>,
  schoolClass: number,
): Promise<JoinRequestRow[]> {
  const found = await db
    .select({ row: join_requests })
    .from(join_requests)
    .innerJoin(class_invitations, eq(class_invitations.id, join_requests.invitation))
    .where(and(eq(join_requests.user, user), eq(class_invitations.schoolClass, schoolClass)))
    .orderBy(desc(join_requests.id));
  return found.map(({ row }) => row);
}

/**
 * Ends the accepted requests of a student who has left the teacher or one class: deletes them, so that the family may ask again, or marks them declined
 * if the teacher removed the student.
 */
export async function endJoined(
  db: Database,
  { teacher, user, person }: StudentRow,
  { schoolClass, as }: { schoolClass?: number; as?: Extract<JoinRequestState, 'declined'> } = {},
): Promise<void> {
  const left = schoolClass ? eq(school_classes.id, schoolClass) : eq(school_classes.teacher, teacher);
  const invitations = db
    .select({ id: class_invitations.id })
    .from(class_invitations)
    .innerJoin(school_classes, eq(school_classes.id, class_invitations.schoolClass))
    .where(left);
  const isIt = and(
    eq(join_requests.user, user),
    eq(join_requests.person, person),
    eq(join_requests.state, 'accepted'),
    inArray(join_requests.invitation, invitations),
  );
  if (as) await db.update(join_requests).set({ state: as }).where(isIt);
  else await db.delete(join_requests).where(isIt);
}
