import type { PasswordChange, PasswordReset } from '@/lib/contract/user';
import { requireUser, type Asked } from '../context';
import { inTransaction } from '../database';
import { limitNetwork } from '../limits';
import { ServiceError } from '../service-error';
import { accountWithPassword, findAccounts } from './accounts';
import { clearAttempts, countAttempt } from './attempts';
import { useCode } from './otp';
import { hashPassword } from './password';
import { requireStrongPassword } from './require-strong-password';
import { startOver } from './session';

/** A new password for who knows the old one; signs every device out and this one in again. Wrong tries count like those of a login. */
export async function changePassword({ ctx, input }: Asked<PasswordChange>): Promise<{ token: string }> {
  const { id, username, email } = requireUser(ctx);
  await limitNetwork(ctx, 'password');
  await countAttempt(ctx, 'password', username);
  if (!(await accountWithPassword(ctx.payload, username, input.password)))
    throw new ServiceError('INVALID_CREDENTIALS', 'wrong password');
  await requireStrongPassword(input.newPassword, { username, email });
  const password = await hashPassword(input.newPassword);
  const token = await inTransaction(ctx.payload, ({ db }) => startOver(db, id, password, ctx.now()));
  await clearAttempts(ctx, 'password', username);
  return { token };
}

/** Sets a new password with a mailed code, signs every device out and this one in. */
export async function resetPassword({ ctx, input }: Asked<PasswordReset>): Promise<{ token: string }> {
  await limitNetwork(ctx, 'reset');
  const accounts = await findAccounts(ctx.payload, input.username, 'code');
  // Judged by the name that was typed: whether it is somebody's is not told.
  await requireStrongPassword(input.password, { username: input.username, email: input.username });
  await countAttempt(ctx, 'otp', input.username);
  const password = await hashPassword(input.password);
  const token = await inTransaction(ctx.payload, async ({ db }) => {
    // A wrong code must stay counted, so the refusal is thrown after the commit.
    const account = await useCode(db, accounts, 'passwordReset', input.otp, ctx);
    return account && startOver(db, account.id, password, ctx.now());
  });
  if (!token) throw new ServiceError('OTP_INVALID', 'wrong or outdated code');
  await clearAttempts(ctx, 'otp', input.username);
  return { token };
}
