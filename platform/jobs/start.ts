import type { Payload } from 'payload';
import { getPlatform } from '@/platform/api/context';
import { database, sql } from '@/platform/services/database';
import { errorText } from '@/platform/services/error-text';
import { expireOrders } from '@/platform/services/ecommerce/end-order';
import { drainOutbox } from './drain-outbox';

const tickMs = 1000;
const expireEveryMs = 15_000;
const sweepEveryMs = 3_600_000;

// Next may load this module more than once in a process.
const holder = globalThis as typeof globalThis & { senteJobs?: NodeJS.Timeout };

/** Background work, once per server process: outbox, expiry of orders, sweeping. Everything it does may be cut off at any point. */
export function startJobs(): void {
  if (holder.senteJobs) return;
  let isBusy = false;
  const last = { expire: 0, sweep: 0 };
  holder.senteJobs = setInterval(() => {
    if (isBusy) return;
    isBusy = true;
    tick(last)
      .catch(async (error: unknown) =>
        (await getPlatform()).logger.error({ error: errorText(error) }, 'background work failed'),
      )
      .catch(() => {})
      .finally(() => (isBusy = false));
  }, tickMs);
  holder.senteJobs.unref();
}

export function stopJobs(): void {
  clearInterval(holder.senteJobs);
  delete holder.senteJobs;
}

async function tick(last: { expire: number; sweep: number }): Promise<void> {
  const payload = await getPlatform();
  const now = new Date();
  await drainOutbox(payload);
  if (now.getTime() - last.expire >= expireEveryMs) {
    last.expire = now.getTime();
    await expireOrders(payload, now);
  }
  if (now.getTime() - last.sweep >= sweepEveryMs) {
    last.sweep = now.getTime();
    await sweep(payload, now);
  }
}

/** What nobody can use any more. */
export async function sweep(payload: Payload, now: Date): Promise<void> {
  const dayAgo = new Date(now.getTime() - 86_400_000).toISOString();
  const db = database(payload);
  await db.execute(
    sql`DELETE FROM login_attempts WHERE last_failure_at < ${dayAgo} AND (locked_until IS NULL OR locked_until < ${dayAgo})`,
  );
  await db.execute(sql`DELETE FROM otps WHERE expires_at < ${dayAgo}`);
  await db.execute(sql`DELETE FROM sessions WHERE expires_at < ${dayAgo} OR revoked_at < ${dayAgo}`);
}
