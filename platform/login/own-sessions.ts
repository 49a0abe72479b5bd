import { and, desc, eq, gt, isNull } from '@payloadcms/db-postgres/drizzle';
import type { Session } from '@/lib/login/contract';
import { sessions } from '@/platform/payload-generated-schema';
import { requireUser, type Asked, type Context } from '@/platform/kernel/context';
import { database, iso, rowId } from '@/platform/kernel/database/database';
import { ServiceError } from '@/platform/kernel/service-error';
import { revokeSessions } from './session';

/** Revokes the session of this token; other devices stay signed in. */
export async function logout({ ctx }: { ctx: Context }): Promise<void> {
  requireUser(ctx);
  if (!ctx.session) return;
  await database(ctx.payload)
    .update(sessions)
    .set({ revokedAt: ctx.now().toISOString() })
    .where(and(eq(sessions.id, ctx.session.id), isNull(sessions.revokedAt)));
}

/** Where the user is logged in, the latest seen first. */
export async function listSessions({ ctx }: { ctx: Context }): Promise<Session[]> {
  const { id } = requireUser(ctx);
  const isOpen = and(isNull(sessions.revokedAt), gt(sessions.expiresAt, ctx.now().toISOString()));
  const found = await database(ctx.payload)
    .select()
    .from(sessions)
    .where(and(eq(sessions.user, id), isOpen))
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.id));
  return found.map((row) => ({
    id: String(row.id),
    device: row.device,
    isThis: row.id === ctx.session?.id,
    createdAt: iso(row.createdAt),
    lastSeenAt: iso(row.lastSeenAt ?? row.createdAt),
  }));
}

export async function endSession({ ctx, input }: Asked<{ id: string }>): Promise<void> {
  const { id: owner } = requireUser(ctx);
  const isOwn = and(eq(sessions.id, rowId(input.id)), eq(sessions.user, owner), isNull(sessions.revokedAt));
  const ended = await database(ctx.payload)
    .update(sessions)
    .set({ revokedAt: ctx.now().toISOString() })
    .where(isOwn)
    .returning({ id: sessions.id });
  if (ended.length === 0) throw new ServiceError('NOT_FOUND', 'no such session');
}

export async function endOtherSessions({ ctx }: { ctx: Context }): Promise<void> {
  await revokeSessions(database(ctx.payload), requireUser(ctx).id, ctx.now(), ctx.session?.id);
}
