import { createHash } from 'node:crypto';
import type { Context } from '../context';
import { database, firstRow, iso, sql } from '../database';
import { ServiceError } from '../service-error';

/** Wrong tries before a name is locked, for how long, and after how many tries the answers slow down. */
const allowed = 8;
const lockMinutes = 15;
const slowAfter = 3;

function keyOf(kind: 'password' | 'otp', name: string): string {
  return createHash('sha256').update(`${kind}:${name.trim().toLowerCase()}`).digest('hex');
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Counts a try before it is judged, so that a hundred parallel guesses are a hundred tries. Works by the name alone,
 * whether or not it exists. Slows down from the fourth try, throws ACCOUNT_LOCKED beyond the eighth within 15 minutes.
 */
export async function countAttempt(ctx: Context, kind: 'password' | 'otp', name: string): Promise<void> {
  const now = ctx.now();
  const at = now.toISOString();
  const windowStart = new Date(now.getTime() - lockMinutes * 60_000).toISOString();
  const lockEnd = new Date(now.getTime() + lockMinutes * 60_000).toISOString();
  const row = await firstRow<{ failures: string; locked_until: string | null }>(database(ctx.payload), sql`
    INSERT INTO login_attempts AS a (key, failures, last_failure_at) VALUES (${keyOf(kind, name)}, 1, ${at})
    ON CONFLICT (key) DO UPDATE SET
      failures = CASE
        WHEN a.locked_until > ${at} THEN a.failures
        WHEN a.locked_until IS NOT NULL OR a.last_failure_at < ${windowStart} THEN 1
        ELSE a.failures + 1 END,
      locked_until = CASE
        WHEN a.locked_until > ${at} THEN a.locked_until
        WHEN a.locked_until IS NULL AND a.last_failure_at >= ${windowStart} AND a.failures + 1 > ${allowed} THEN ${lockEnd}::timestamptz
        ELSE NULL END,
      last_failure_at = ${at}
    RETURNING failures, locked_until`);
  if (!row) throw new Error('the attempt was not counted');
  if (row.locked_until) {
    const seconds = Math.max(1, Math.ceil((Date.parse(iso(row.locked_until)) - now.getTime()) / 1000));
    throw new ServiceError('ACCOUNT_LOCKED', 'too many wrong tries', { retryAfterSeconds: seconds });
  }
  const over = Number(row.failures) - slowAfter;
  if (over > 0) await pause(Math.min(1500, 150 * 2 ** over));
}

/** After a success the count starts anew. */
export async function clearAttempts(ctx: Context, kind: 'password' | 'otp', name: string): Promise<void> {
  await database(ctx.payload).execute(sql`DELETE FROM login_attempts WHERE key = ${keyOf(kind, name)}`);
}
