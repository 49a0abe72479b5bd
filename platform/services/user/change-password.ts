import { eq } from '@payloadcms/db-postgres/drizzle';
import type * as z from 'zod';
import type { passwordChangeSchema } from '@/lib/contract/user';
import { users } from '@/platform/payload-generated-schema';
import { requireUser, type Context } from '../context';
import { inTransaction } from '../database';
import { limitNetwork } from '../limits';
import { ServiceError } from '../service-error';
import { accountWithPassword } from './account-with-password';
import { clearAttempts, countAttempt } from './attempts';
import { hashPassword } from './password';
import { requireStrongPassword } from './require-strong-password';
import { openSession, revokeSessions } from './session';

/** A new password for who knows the old one; signs every device out and this one in again. Wrong tries count like those of a login. */
export async function changePassword({
  ctx,
  input,
}: {
  ctx: Context;
  input: z.infer<typeof passwordChangeSchema>;
}): Promise<{ token: string }> {
  const { id, username, email } = requireUser(ctx);
  await limitNetwork(ctx, 'password');
  await countAttempt(ctx, 'password', username);
  if (!(await accountWithPassword(ctx.payload, username, input.password)))
    throw new ServiceError('INVALID_CREDENTIALS', 'wrong password');
  await requireStrongPassword(input.newPassword, { username, email });
  const password = await hashPassword(input.newPassword);
  const now = ctx.now();
  const token = await inTransaction(ctx.payload, async ({ db }) => {
    await db
      .update(users)
      .set({ ...password, updatedAt: now.toISOString() })
      .where(eq(users.id, id));
    await revokeSessions(db, id, now);
    return openSession(db, id, now);
  });
  await clearAttempts(ctx, 'password', username);
  return { token };
}
