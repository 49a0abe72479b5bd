import { requireUser, type Context } from '../context';
import { database, sql } from '../database';

/** Revokes the session of this token; other devices stay signed in. */
export async function logout({ ctx }: { ctx: Context }): Promise<void> {
  requireUser(ctx);
  if (!ctx.session) return;
  await database(ctx.payload).execute(
    sql`UPDATE sessions SET revoked_at = ${ctx.now().toISOString()} WHERE id = ${ctx.session.id} AND revoked_at IS NULL`,
  );
}
