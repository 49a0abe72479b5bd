import type * as z from 'zod';
import type { passwordChangeSchema } from '@/lib/contract/user';
import { requireUser, type Context } from '../context';
import { inTransaction, sql } from '../database';
import { ServiceError } from '../service-error';
import { clearAttempts, countAttempt } from './attempts';
import { accountWithPassword } from './account-with-password';
import { hashPassword } from './password';
import { openSession, revokeSessions } from './session';

/** A new password for who knows the old one; signs every device out and this one in again. Wrong tries count like those of a login. */
export async function changePassword({
  ctx,
  input,
}: {
  ctx: Context;
  input: z.infer<typeof passwordChangeSchema>;
}): Promise<{ token: string }> {
  const { id, username } = requireUser(ctx);
  await countAttempt(ctx, 'password', username);
  if (!(await accountWithPassword(ctx.payload, username, input.password)))
    throw new ServiceError('INVALID_CREDENTIALS', 'wrong password');
  const password = await hashPassword(input.newPassword);
  const now = ctx.now();
  const token = await inTransaction(ctx.payload, async ({ db }) => {
    await db.execute(
      sql`UPDATE users SET salt = ${password.salt}, hash = ${password.hash}, updated_at = ${now.toISOString()} WHERE id = ${id}`,
    );
    await revokeSessions(db, id, now);
    return openSession(db, id, now);
  });
  await clearAttempts(ctx, 'password', username);
  return { token };
}
