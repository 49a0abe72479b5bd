import { requireUser, type Asked } from '../context';
import type { PasswordChange } from '@/lib/contract/user';
import { inTransaction } from '../database';
import { limitNetwork } from '../limits';
import { ServiceError } from '../service-error';
import { accountWithPassword } from './account-with-password';
import { clearAttempts, countAttempt } from './attempts';
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
