import type * as z from 'zod';
import type { passwordResetSchema } from '@/lib/contract/user';
import type { Context } from '../context';
import { inTransaction, sql } from '../database';
import { ServiceError } from '../service-error';
import { clearAttempts, countAttempt } from './attempts';
import { findAccounts } from './find-accounts';
import { useCode } from './otp';
import { hashPassword } from './password';
import { openSession, revokeSessions } from './session';

/** Sets a new password with a mailed code, signs every device out and this one in. */
export async function resetPassword({
  ctx,
  input,
}: {
  ctx: Context;
  input: z.infer<typeof passwordResetSchema>;
}): Promise<{ token: string }> {
  await countAttempt(ctx, 'otp', input.username);
  const accounts = await findAccounts(ctx.payload, input.username);
  const password = await hashPassword(input.password);
  const now = ctx.now();
  const token = await inTransaction(ctx.payload, async ({ db }) => {
    // A wrong code must stay counted, so the refusal is thrown after the commit.
    const account = await useCode(db, accounts, 'passwordReset', input.otp, now);
    if (!account) return null;
    await db.execute(
      sql`UPDATE users SET salt = ${password.salt}, hash = ${password.hash}, updated_at = ${now.toISOString()} WHERE id = ${account.id}`,
    );
    await revokeSessions(db, account.id, now);
    return openSession(db, account.id, now);
  });
  if (!token) throw new ServiceError('OTP_INVALID', 'wrong or outdated code');
  await clearAttempts(ctx, 'otp', input.username);
  return { token };
}
