import type { Payload } from 'payload';
import { getPlatform } from '@/platform/api/context';
import { database, sql } from '@/platform/services/database';
import { errorText } from '@/platform/services/error-text';
import { listenForAnnouncements } from '@/platform/services/revalidation/listen';
import { expireOrders } from '@/platform/services/ecommerce/end-order';
import { drainOutbox, lanes, type Lane } from './drain-outbox';

type Job = { everyMs: number; run: (payload: Payload) => Promise<unknown> };

/** Each at its own pace: what one of them waits for (a mail server) holds up no other. */
const jobs: readonly Job[] = [
  ...(Object.keys(lanes) as Lane[]).map((lane) => ({
    everyMs: 1000,
    run: (payload: Payload) => drainOutbox(payload, undefined, { lane }),
  })),
  { everyMs: 15_000, run: (payload) => expireOrders(payload, new Date()) },
  { everyMs: 3_600_000, run: (payload) => sweep(payload, new Date()) },
];

// Next may load this module more than once in a process.
const holder = globalThis as typeof globalThis & { senteJobs?: NodeJS.Timeout[] };

/** Background work, once per server process. Everything it does may be cut off at any point. */
export function startJobs(): void {
  if (holder.senteJobs) return;
  holder.senteJobs = jobs.map(repeat);
  void getPlatform().then(listenForAnnouncements, () => {});
}

export function stopJobs(): void {
  holder.senteJobs?.forEach(clearInterval);
  delete holder.senteJobs;
}

/** At once and again and again, never twice at a time. */
function repeat({ everyMs, run }: Job): NodeJS.Timeout {
  let isBusy = false;
  const turn = async () => {
    if (isBusy) return;
    isBusy = true;
    try {
      await run(await getPlatform());
    } catch (error) {
      process.stderr.write(
        `${JSON.stringify({ level: 'error', error: errorText(error), message: 'background work failed' })}\n`,
      );
    } finally {
      isBusy = false;
    }
  };
  void turn();
  return setInterval(turn, everyMs).unref();
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
