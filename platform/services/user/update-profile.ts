import { eq } from '@payloadcms/db-postgres/drizzle';
import type { ProfileInput, SessionUser } from '@/lib/contract/user';
import { users } from '@/platform/payload-generated-schema';
import { requireUser, type Asked } from '../context';
import { database } from '../database';
import { getMe } from './get-me';

/** Changes the fields that are given; the others stay. */
export async function updateProfile({ ctx, input }: Asked<ProfileInput>): Promise<SessionUser> {
  const { id } = requireUser(ctx);
  // Drizzle leaves out what is undefined.
  await database(ctx.payload)
    .update(users)
    .set({ ...input, updatedAt: ctx.now().toISOString() })
    .where(eq(users.id, id));
  return getMe({ ctx });
}
