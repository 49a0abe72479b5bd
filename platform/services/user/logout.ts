import { and, eq, isNull } from '@payloadcms/db-postgres/drizzle';
import { sessions } from '@/platform/payload-generated-schema';
import { requireUser, type Context } from '../context';
import { database } from '../database';

/** Revokes the session of this token; other devices stay signed in. */
export async function logout({ ctx }: { ctx: Context }): Promise<void> {
  requireUser(ctx);
  if (!ctx.session) return;
  await database(ctx.payload)
    .update(sessions)
    .set({ revokedAt: ctx.now().toISOString() })
    .where(and(eq(sessions.id, ctx.session.id), isNull(sessions.revokedAt)));
}
