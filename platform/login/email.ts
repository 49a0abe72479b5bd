import { and, desc, eq, gt, isNull, lt } from '@payloadcms/db-postgres/drizzle';
import type { AccountSecurity, EmailCodeRequest } from '@/lib/login/contract';
import { normalEmail } from '@/lib/kernel/person/email-address';
import { otps, users } from '@/platform/payload-generated-schema';
import { requireUser, type Asked, type Context } from '@/platform/kernel/context';
import { database, inTransaction, type Database } from '@/platform/kernel/database/database';
import { countAgainst, limitNetwork } from '@/platform/kernel/limits/limits';
import { ServiceError } from '@/platform/kernel/service-error';
import { lockOwnAccount } from '@/platform/account/accounts';
import { clearAttempts, countAttempt } from '@/platform/kernel/limits/attempts';
import { onEmailProved } from './hooks';
import { maxWrong, spendCode, voidCodes } from './otp';
import { mailCode } from './request-otp';
import { requireOwner } from './require-owner';
import { revokeSessions } from './session';
import { notifyOwner } from '@/platform/account/notify-owner';

type Row = typeof users.$inferSelect;

async function ownRow(db: Database, id: number): Promise<Row> {
  const [row] = await db.select().from(users).where(eq(users.id, id));
  if (!row) throw new ServiceError('UNAUTHENTICATED', 'the account is gone');
  return row;
}

/** The address whose code is still open. */
async function pendingEmail(db: Database, userId: number, now: Date): Promise<string | null> {
  const isOpen = and(isNull(otps.usedAt), gt(otps.expiresAt, now.toISOString()), lt(otps.attempts, maxWrong));
  const [open] = await db
    .select({ email: otps.email })
    .from(otps)
    .where(and(eq(otps.user, userId), eq(otps.purpose, 'emailChange'), isOpen))
    .orderBy(desc(otps.id))
    .limit(1);
  return open?.email ?? null;
}

export async function accountSecurity({ ctx }: { ctx: Context }): Promise<AccountSecurity> {
  const { id } = requireUser(ctx);
  const db = database(ctx.payload);
  const { email, emailProvedAt, hash } = await ownRow(db, id);
  return {
    email: email ?? '',
    isEmailProved: emailProvedAt !== null,
    hasPassword: hash !== null,
    pendingEmail: await pendingEmail(db, id, ctx.now()),
  };
}

/**
 * Emails a code to the address that is to be the account's: the present one if it is not proved yet, or a new one, for which the owner
 * authenticates once. The response does not reveal whether another account has that address.
 */
export async function mailEmailCode({ ctx, input }: Asked<EmailCodeRequest>): Promise<void> {
  const { id } = requireUser(ctx);
  const { locale, password, otp } = input;
  const email = normalEmail(input.email);
  const db = database(ctx.payload);
  const row = await ownRow(db, id);
  const isPresent = email === row.email;
  if (isPresent && row.emailProvedAt) return;
  await limitNetwork(ctx, 'otp');
  if (!isPresent && email !== (await pendingEmail(db, id, ctx.now()))) {
    await requireOwner({ ctx, input: { password, otp } });
  }
  await countAgainst(ctx.payload, 'requestAddress', email);
  await mailCode({ ctx, input: { userId: id, locale, purpose: 'emailChange', email } });
}

/**
 * The code shows that the user reads the email of the address: it is the account's from now on, and proved. This session and the password stay;
 * an account whose address was not proved before loses its other sessions (docs/decisions/014-proved-addresses.md).
 */
export async function proveEmail({ ctx, input }: Asked<{ otp: string }>): Promise<AccountSecurity> {
  const { id, username } = requireUser(ctx);
  await limitNetwork(ctx, 'reset');
  await countAttempt(ctx, 'otp', username);
  const isDone = await inTransaction(ctx.payload, async ({ db }) => {
    const now = ctx.now();
    await lockOwnAccount(db, id);
    // A wrong attempt must stay counted, so nothing is thrown inside the transaction.
    const used = await spendCode(db, [id], 'emailChange', input.otp, now);
    if (!used?.email) return false;
    const before = await ownRow(db, id);
    const at = now.toISOString();
    await db.update(users).set({ email: used.email, emailProvedAt: at, updatedAt: at }).where(eq(users.id, id));
    await voidCodes(db, id, now);
    if (!before.emailProvedAt) await revokeSessions(db, id, now, ctx.session?.id);
    if (before.email && before.email !== used.email) await notifyOwner(db, before, 'emailChanged', now);
    await onEmailProved.run(db, ctx.payload.secret, { ...before, email: used.email }, now);
    return true;
  });
  if (!isDone) throw new ServiceError('OTP_INVALID', 'wrong or outdated code');
  await clearAttempts(ctx, 'otp', username);
  return accountSecurity({ ctx });
}
