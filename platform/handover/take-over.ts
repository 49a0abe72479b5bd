import { and, eq, isNull } from '@payloadcms/db-postgres/drizzle';
import type { Handover, TakeOver } from '@/lib/handover/contract';
import { normalUsername } from '@/lib/account/username';
import { students, users } from '@/platform/payload-generated-schema';
import type { Asked } from '@/platform/kernel/context';
import { database, inTransaction, type Database } from '@/platform/kernel/database/database';
import { limitNetwork } from '@/platform/kernel/limits';
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

/** What a mailed link is about. Who has it reads the mail of the address, so it may name the student. */
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
 * The account becomes the family's: the link proves its address, a username and a password are chosen, and what logged in before it ends, cards and sessions. The student stays
 * the teacher's, or not, as the family says.
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
    // The account before the teacher's row about it, as everybody takes them.
    await lockUser(db, asked.user);
    // Of two presses the second finds it done.
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

/** The student goes on with the teacher, in the same classes, as one whose family joined by itself. */
async function stay(db: Database, { id }: StudentRow, at: string): Promise<void> {
  const over = { cardHash: null, cardAt: null, familyEmail: null, familyAskedAt: null };
  await db
    .update(students)
    .set({ ...over, isMade: false, updatedAt: at })
    .where(eq(students.id, id));
}

/** The teacher's row about the student goes, with all that hangs on it. Who joined by an invitation may ask by it once more. */
export async function leave(db: Database, row: StudentRow): Promise<void> {
  await endJoined(db, row);
  await db.delete(students).where(eq(students.id, row.id));
}
