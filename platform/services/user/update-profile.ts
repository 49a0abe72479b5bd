import { eq } from '@payloadcms/db-postgres/drizzle';
import type * as z from 'zod';
import type { profileSchema, SessionUser } from '@/lib/contract/user';
import { users } from '@/platform/payload-generated-schema';
import { requireUser, type Context } from '../context';
import { database } from '../database';
import { getMe } from './get-me';

/** Changes the fields that are given; the others stay. */
export async function updateProfile({
  ctx,
  input: { realName, nickName, phone },
}: {
  ctx: Context;
  input: z.infer<typeof profileSchema>;
}): Promise<SessionUser> {
  const { id } = requireUser(ctx);
  // Drizzle leaves out what is undefined.
  await database(ctx.payload)
    .update(users)
    .set({ realName, nickName, phone, updatedAt: ctx.now().toISOString() })
    .where(eq(users.id, id));
  return getMe({ ctx });
}
