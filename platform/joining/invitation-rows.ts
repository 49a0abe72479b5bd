import { and, eq, isNull } from '@payloadcms/db-postgres/drizzle';
import type { Invitation } from '@/lib/joining/contract';
import { invitationState, joinCodeText, readJoinCode } from '@/lib/joining/joining';
import { class_invitations, school_classes, users } from '@/platform/payload-generated-schema';
import { iso, isoOrNull, type Database } from '@/platform/kernel/database/database';
import { ServiceError } from '@/platform/kernel/service-error';
import type { ClassRow } from '@/platform/classes/access/require-students';
import { teachingOf } from '@/platform/classes/access/require-teacher';

type InvitationRow = typeof class_invitations.$inferSelect;

/** The state of an invitation: whether it can be used now. */
export const stateOf = ({ endsAt, revokedAt, used, most }: InvitationRow, now: Date) =>
  invitationState(
    { endsAt: new Date(endsAt), revokedAt: revokedAt === null ? null : new Date(revokedAt), used, most },
    now,
  );

export const toInvitation = (row: InvitationRow, now: Date): Invitation => {
  const { publicId, code, used, most, createdAt, endsAt, revokedAt } = row;
  return {
    id: publicId,
    code: joinCodeText(code),
    used,
    most,
    state: stateOf(row, now),
    createdAt: iso(createdAt),
    endsAt: iso(endsAt),
    revokedAt: isoOrNull(revokedAt),
  };
};

export type FoundInvitation = { invitation: InvitationRow; schoolClass: ClassRow };

/**
 * The invitation of a typed code, if its class is not archived and the teacher's year runs. The caller checks whether it is used up.
 * @throws ServiceError INVITATION_ENDED in all other cases, so that guessing reveals nothing
 */
export async function invitationOf(db: Database, typed: string, now: Date): Promise<FoundInvitation> {
  const code = readJoinCode(typed);
  const [found] = code
    ? await db
        .select({ invitation: class_invitations, schoolClass: school_classes, teacher: users })
        .from(class_invitations)
        .innerJoin(
          school_classes,
          and(eq(school_classes.id, class_invitations.schoolClass), isNull(school_classes.archivedAt)),
        )
        .innerJoin(users, and(eq(users.id, school_classes.teacher), isNull(users.deletedAt)))
        .where(eq(class_invitations.code, code))
    : [];
  const isGood = found && ['open', 'used'].includes(stateOf(found.invitation, now));
  if (!isGood || (await teachingOf(db, found.teacher, now)).workspace !== 'open') throw invitationEnded();
  return found;
}

export const invitationEnded = () => new ServiceError('INVITATION_ENDED', 'no such invitation any more');
