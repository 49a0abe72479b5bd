import { and, eq, isNull } from '@payloadcms/db-postgres/drizzle';
import type { Handover, TakeOver } from '@/lib/handover/contract';
import { normalUsername } from '@/lib/account/username';
import { students, users } from '@/platform/payload-generated-schema';
import type { Asked } from '@/platform/kernel/context';
import { database, inTransaction, type Database } from '@/platform/kernel/database/database';
import { limitNetwork } from '@/platform/kernel/limits/limits';
import { ServiceError } from '@/platform/kernel/service-error';
import { lockUser } from '@/platform/account/accounts';
import { voidCodes } from '@/platform/login/otp';
import { hashPassword } from '@/platform/kernel/password/password';
import { renameAccount } from '@/platform/account/rename-account';
import { requireStrongPassword } from '@/platform/login/require-strong-password';
import { openSession, revokeSessions } from '@/platform/login/session';
import { beginVipTrial } from '@/platform/fulfilment/vip-trial';
import type { StudentRow } from '@/platform/classes/access/require-students';
import { nameOfAccount } from '@/platform/classes/called';
import { endJoined } from '@/platform/joining/join-request';
import { ownDoors } from '@/platform/students/student-rows';
import { askedByLink } from './handover-link';

/** The data of an emailed link. A user with the link can read the mail of the address, so the student's name may be shown. */
export async function lookAtHandover({ ctx, input }: Asked<{ token: string }>): Promise<Handover> {
  await limitNetwork(ctx, 'handoverLink');
  const db = database(ctx.payload);
  const { name, teacher, user, familyEmail } = await askedByLink(db, ctx.payload.secret, input.token, ctx.now());
  const [account] = await db.select({ username: users.username }).from(users).where(eq(users.id, user));
  return {
    student: name,
    teacher: await nameOfAccount(db, teacher),
    email: familyEmail ?? '',
    username: account?.username ?? '',
  };
}

/**
 * Hands the account over to the family: the link proves the address, the family chooses a username and a password, and login cards and sessions from
 * before end. The family chooses whether the student stays with the teacher.
 */
export async function takeOver({ ctx, input }: Asked<TakeOver>): Promise<{ token: string }> {
  await limitNetwork(ctx, 'handoverLink');
  const { token, password, keepsTeacher, locale } = input;
  const username = normalUsername(input.username);
  const { secret } = ctx.payload;
  const asked = await askedByLink(database(ctx.payload), secret, token, ctx.now());
  await requireStrongPassword(password, { username, email: asked.familyEmail ?? '' });
  const hashed = await hashPassword(password);
  return inTransaction(ctx.payload, async ({ db }) => {
    const now = ctx.now();
    // Lock order: the account before the teacher's row about it, as everywhere.
    await lockUser(db, asked.user);
    // Read again under the lock, so that a second press is rejected.
    const row = await askedByLink(db, secret, token, now);
    if ((await ownDoors(db, [row])).has(row.user)) throw new ServiceError('HANDOVER_ENDED', 'an own account already');
    await renameAccount(db, row.user, username);
    const at = now.toISOString();
    const [account] = await db
      .update(users)
      .set({ email: row.familyEmail, emailProvedAt: at, ...hashed, locale, updatedAt: at })
      .where(and(eq(users.id, row.user), isNull(users.deletedAt)))
      .returning();
    await revokeSessions(db, row.user, now);
    await voidCodes(db, row.user, now);
    await (keepsTeacher ? stay(db, row, at) : leave(db, row));
    await beginVipTrial(db, secret, account!, now);
    return { token: await openSession(db, row.user, now, ctx.device) };
  });
}

/** The student stays with the teacher in the same classes, like one whose family joined by itself. */
async function stay(db: Database, { id }: StudentRow, at: string): Promise<void> {
  const over = { cardHash: null, cardAt: null, familyEmail: null, familyAskedAt: null };
  await db
    .update(students)
    .set({ ...over, isMade: false, updatedAt: at })
    .where(eq(students.id, id));
}

/** Deletes the teacher's row about the student with all that depends on it. A person who joined by an invitation can use it again. */
export async function leave(db: Database, row: StudentRow): Promise<void> {
  await endJoined(db, row);
  await db.delete(students).where(eq(students.id, row.id));
}
