import { createHash } from 'node:crypto';
import type { Context } from '../context';
import { database, firstRow, iso, sql } from '../database';
import { ServiceError } from '../service-error';

export type AttemptKind = 'password' | 'otp' | 'redeem';

/** Wrong tries from one address before it is locked out of a name, for how long, and after how many the answers slow down. */
const allowed = 8;
/**
 * Wrong tries on a name from all addresses together. Higher, so that a stranger alone cannot lock somebody else out;
 * low enough that many strangers cannot guess a code of six digits.
 */
const allowedInAll: Record<AttemptKind, number> = { password: 40, otp: 24, redeem: 40 };
const lockMinutes = 15;
const slowAfter = 3;

function keysOf(ctx: Context, kind: AttemptKind, name: string): { pair: string; all: string } {
  const hash = (parts: string[]) => createHash('sha256').update(JSON.stringify(parts)).digest('hex');
  const wanted = name.trim().toLowerCase();
  return { pair: hash([kind, wanted, ctx.ip]), all: hash([kind, wanted]) };
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Counts a try before it is judged, so that a hundred parallel guesses are a hundred tries. Works by the name that was
 * tried, whether or not it exists. Slows down from the fourth try of an address, throws ACCOUNT_LOCKED beyond the eighth
 * within 15 minutes; a locked address no longer counts against the name.
 */
export async function countAttempt(ctx: Context, kind: AttemptKind, name: string): Promise<void> {
  const { pair, all } = keysOf(ctx, kind, name);
  const tries = await count(ctx, pair, allowed);
  await count(ctx, all, allowedInAll[kind]);
  const over = tries - slowAfter;
  if (over > 0) await pause(Math.min(1500, 150 * 2 ** over));
}

async function count(ctx: Context, key: string, limit: number): Promise<number> {
  const now = ctx.now();
  const at = now.toISOString();
  const windowStart = new Date(now.getTime() - lockMinutes * 60_000).toISOString();
  const lockEnd = new Date(now.getTime() + lockMinutes * 60_000).toISOString();
  const row = await firstRow<{ failures: string; locked_until: string | null }>(
    database(ctx.payload),
    sql`
    INSERT INTO login_attempts AS a (key, failures, last_failure_at) VALUES (${key}, 1, ${at})
    ON CONFLICT (key) DO UPDATE SET
      failures = CASE
        WHEN a.locked_until > ${at} THEN a.failures
        WHEN a.locked_until IS NOT NULL OR a.last_failure_at < ${windowStart} THEN 1
        ELSE a.failures + 1 END,
      locked_until = CASE
        WHEN a.locked_until > ${at} THEN a.locked_until
        WHEN a.locked_until IS NULL AND a.last_failure_at >= ${windowStart} AND a.failures + 1 > ${limit} THEN ${lockEnd}::timestamptz
        ELSE NULL END,
      last_failure_at = ${at}
    RETURNING failures, locked_until`,
  );
  if (!row) throw new Error('the attempt was not counted');
  if (row.locked_until) {
    const seconds = Math.max(1, Math.ceil((Date.parse(iso(row.locked_until)) - now.getTime()) / 1000));
    throw new ServiceError('ACCOUNT_LOCKED', 'too many wrong tries', { retryAfterSeconds: seconds });
  }
  return Number(row.failures);
}

/** After a success the count starts anew. */
export async function clearAttempts(ctx: Context, kind: AttemptKind, name: string): Promise<void> {
  const { pair, all } = keysOf(ctx, kind, name);
  await database(ctx.payload).execute(sql`DELETE FROM login_attempts WHERE key IN (${pair}, ${all})`);
}
