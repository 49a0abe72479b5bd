import { eq } from '@payloadcms/db-postgres/drizzle';
import type { PasswordChange, PasswordReset } from '@/lib/login/contract';
import { users } from '@/platform/payload-generated-schema';
import { requireUser, type Asked, type Context } from '@/platform/kernel/context';
import { inTransaction, type Database } from '@/platform/kernel/database/database';
import { limitNetwork } from '@/platform/kernel/limits/limits';
import { ServiceError } from '@/platform/kernel/service-error';
import { findAccounts, lockUser, type Account } from '@/platform/account/accounts';
import { clearAttempts, countAttempt } from '@/platform/kernel/limits/attempts';
import { inEvenTime } from '@/platform/kernel/limits/even-time';
import { deletePasskeys } from './passkeys/delete-passkeys';
import { useCode, voidCodes } from './otp';
import { hashPassword, type StoredPassword } from '@/platform/kernel/password/password';
import { requireOwner } from './require-owner';
import { requireStrongPassword } from './require-strong-password';
import { openSession, revokeSessions } from './session';
import { notifyOwner } from '@/platform/account/notify-owner';

/** A new password for the account's owner; signs every device out and this one in again. */
export async function changePassword({
  ctx,
  input: { newPassword, ...proof },
}: Asked<PasswordChange>): Promise<{ token: string }> {
  const { username, email } = requireUser(ctx);
  await limitNetwork(ctx, 'reset');
  // Checked first, so that a rejected password does not use up a mailed code.
  await requireStrongPassword(newPassword, { username, email: email ?? '' });
  const account = await requireOwner({ ctx, input: proof });
  const password = await hashPassword(newPassword);
  return { token: await inTransaction(ctx.payload, ({ db }) => startOver(db, account, password, ctx)) };
}

/** Sets a new password with a mailed code, signs every device out and this one in. Passkeys are deleted, too: a user who needs this may have lost a device. */
export async function resetPassword({ ctx, input }: Asked<PasswordReset>): Promise<{ token: string }> {
  await limitNetwork(ctx, 'reset');
  const accounts = await findAccounts(ctx.payload, input.username, 'code');
  // Checked against the name as it was typed, so that the response does not reveal whether an account has it.
  await requireStrongPassword(input.password, { username: input.username, email: input.username });
  await countAttempt(ctx, 'otp', input.username);
  const password = await hashPassword(input.password);
  const token = await inEvenTime(
    inTransaction(ctx.payload, async ({ db }) => {
      // A wrong code must stay counted, so the rejection is thrown after the commit.
      const account = await useCode(db, accounts, 'passwordReset', input.otp, ctx);
      if (!account) return null;
      await deletePasskeys(db, account.id);
      return startOver(db, account, password, ctx);
    }),
  );
  if (!token) throw new ServiceError('OTP_INVALID', 'wrong or outdated code');
  await clearAttempts(ctx, 'otp', input.username);
  return { token };
}

/** Sets a password, ends every session and code, and notifies the owner. @returns the token of a new session */
async function startOver(db: Database, { id }: Account, password: StoredPassword, ctx: Context): Promise<string> {
  const now = ctx.now();
  await lockUser(db, id);
  const [account] = await db
    .update(users)
    .set({ ...password, updatedAt: now.toISOString() })
    .where(eq(users.id, id))
    .returning();
  if (!account || account.deletedAt) throw new ServiceError('UNAUTHENTICATED', 'the account is gone');
  await revokeSessions(db, id, now);
  await voidCodes(db, id, now);
  await notifyOwner(db, account, 'passwordChanged', now);
  return openSession(db, id, now, ctx.device);
}
