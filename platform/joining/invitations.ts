import { randomBytes } from 'node:crypto';
import { and, desc, eq, gt, inArray, isNull, lt } from '@payloadcms/db-postgres/drizzle';
import type { Invitation, NewInvitation } from '@/lib/joining/contract';
import { endOfInvitation, joinCodeLength, maxInvitations } from '@/lib/joining/joining';
import { class_invitations, school_classes } from '@/platform/payload-generated-schema';
import type { Asked } from '@/platform/kernel/context';
import { database, inTransaction, sql } from '@/platform/kernel/database/database';
import { randomLetters } from '@/platform/kernel/secrets/random-letters';
import { countAgainst } from '@/platform/kernel/limits/limits';
import { ServiceError } from '@/platform/kernel/service-error';
import { requireClass } from '@/platform/classes/access/require-students';
import { lockTeacher, requireTeacher } from '@/platform/classes/access/require-teacher';
import { toInvitation } from './invitation-rows';

/** The most invitations in a list; older ones have ended long ago. */
const listed = 20;

/** The invitations of one of the teacher's classes, the newest first. */
export async function listInvitations({ ctx, input }: Asked<{ id: string }>): Promise<Invitation[]> {
  const teacher = await requireTeacher(ctx, { mayHaveLapsed: true });
  const db = database(ctx.payload);
  const { id } = await requireClass(db, teacher, input.id);
  const found = await db
    .select()
    .from(class_invitations)
    .where(eq(class_invitations.schoolClass, id))
    .orderBy(desc(class_invitations.id))
    .limit(listed);
  return found.map((row) => toInvitation(row, ctx.now()));
}

/**
 * Makes an invitation to a class: a code with a number of uses and of days.
 * @throws ServiceError CLASS_UNKNOWN, CLASS_ARCHIVED, TOO_MANY_INVITATIONS
 */
export async function makeInvitation({ ctx, input }: Asked<NewInvitation & { id: string }>): Promise<Invitation> {
  const teacher = await requireTeacher(ctx);
  await countAgainst(ctx.payload, 'invitation', teacher.id);
  const now = ctx.now();
  return inTransaction(ctx.payload, async ({ db }) => {
    await lockTeacher(db, teacher);
    const schoolClass = await requireClass(db, teacher, input.id, { open: true });
    const { endsAt, revokedAt, used, most } = class_invitations;
    const isOpen = and(
      eq(class_invitations.schoolClass, schoolClass.id),
      isNull(revokedAt),
      gt(endsAt, now.toISOString()),
      lt(used, most),
    );
    if ((await db.$count(class_invitations, isOpen)) >= maxInvitations)
      throw new ServiceError('TOO_MANY_INVITATIONS', `at most ${maxInvitations} open invitations of a class`);
    const values = {
      publicId: randomBytes(8).toString('hex'),
      schoolClass: schoolClass.id,
      most: input.most,
      createdAt: now.toISOString(),
      endsAt: endOfInvitation(now, input.days).toISOString(),
    };
    // There are a million million codes; one that is already taken is drawn again.
    for (let tries = 0; tries < 8; tries += 1) {
      const [row] = await db
        .insert(class_invitations)
        .values({ ...values, code: randomLetters(joinCodeLength) })
        .onConflictDoNothing({ target: class_invitations.code })
        .returning();
      if (row) return toInvitation(row, now);
    }
    throw new Error('no code is free');
  });
}

/**
 * Revokes an invitation; calling it again changes nothing. Also possible after the teaching year. Requests made by it keep waiting.
 * @throws ServiceError NOT_FOUND
 */
export async function revokeInvitation({ ctx, input }: Asked<{ id: string }>): Promise<void> {
  const teacher = await requireTeacher(ctx, { mayHaveLapsed: true });
  const db = database(ctx.payload);
  const own = db.select({ id: school_classes.id }).from(school_classes).where(eq(school_classes.teacher, teacher.id));
  const found = await db
    .update(class_invitations)
    .set({ revokedAt: sql`coalesce(${class_invitations.revokedAt}, ${ctx.now().toISOString()})` })
    .where(and(eq(class_invitations.publicId, input.id), inArray(class_invitations.schoolClass, own)))
    .returning({ id: class_invitations.id });
  if (found.length === 0) throw new ServiceError('NOT_FOUND', 'no such invitation');
}
