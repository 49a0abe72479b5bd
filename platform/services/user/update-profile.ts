import type * as z from 'zod';
import type { profileSchema, SessionUser } from '@/lib/contract/user';
import { requireUser, type Context } from '../context';
import { database, sql } from '../database';
import { getMe } from './get-me';

/** Changes the fields that are given; the others stay. */
export async function updateProfile({
  ctx,
  input,
}: {
  ctx: Context;
  input: z.infer<typeof profileSchema>;
}): Promise<SessionUser> {
  const { id } = requireUser(ctx);
  await database(ctx.payload).execute(sql`
    UPDATE users SET
      real_name = COALESCE(${input.realName ?? null}, real_name),
      nick_name = COALESCE(${input.nickName ?? null}, nick_name),
      phone = COALESCE(${input.phone ?? null}, phone),
      updated_at = ${ctx.now().toISOString()}
    WHERE id = ${id}`);
  return getMe({ ctx });
}
