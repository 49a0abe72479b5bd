import { and, eq, inArray, lt, or } from '@payloadcms/db-postgres/drizzle';
import { subDays } from 'date-fns';
import type { Payload } from 'payload';
import { log } from '@/lib/kernel/observe/log.mjs';
import { getPlatform } from '@/platform/kernel/api/context';
import { known_networks, otps, outbox, passkey_challenges, sessions } from '@/platform/payload-generated-schema';
import { database, sql } from '@/platform/kernel/database/database';
import { errorText } from '@/platform/kernel/error-text';
import { listenForInvalidations } from '@/platform/kernel/invalidation/listen';
import { logUnavailable, whyUnavailable } from '@/platform/kernel/unavailable';
import { expireOrders } from '@/platform/orders/end-order';
import { reconcilePayments } from '@/platform/payments/reconcile-payments';
import { eraseGifts } from '@/platform/gifts/erase-gifts';
import { sendDueGifts } from '@/platform/gifts/due-gifts';
import { eraseOver } from '@/platform/applications/erase';
import { checkFiles, sweepFiles } from '@/platform/applications/teaching/files/tidy-files';
import { tidyApplications } from '@/platform/applications/teaching/tidy-years';
import { expireWaiting } from '@/platform/applications/tidy';
import { sweepMaterialFiles } from '@/platform/materials/files/remove-files';
import { tidyStudents } from '@/platform/students/tidy-students';
import { closeLapsedPages } from '@/platform/teacher-page/close-lapsed';
import { writeMessageEmails } from '@/platform/messages/write-message-emails';
import { sweepVideos } from '@/platform/videos/sweep-videos';
import { knownForMs } from '@/platform/kernel/limits/attempts';
import { writeWeeklyEmails } from '@/platform/progress/weekly/write-weekly-emails';
import { remindOfVip } from '@/platform/fulfilment/remind-of-vip';
import { sweepPictures } from '@/platform/account/picture';
import { drainOutbox, lanes, type Lane } from './kernel/outbox/drain-outbox';
import { inTurn } from './kernel/jobs/turn';

type Job = { everyMs: number; run: (payload: Payload) => Promise<unknown> };
/** A job that one of several instances runs at a time (turn.ts), identified by its name. */
type SharedJob = Job & { name: string };

/** Every instance runs these; each outbox entry is locked by one of them (drain-outbox.ts). */
const lanesOfOutbox = (Object.keys(lanes) as Lane[]).map((lane) => ({
  everyMs: 1000,
  run: (payload: Payload) => drainOutbox(payload, undefined, { lane }),
}));

/** The jobs that instances run in turns. */
export const sharedJobs: readonly SharedJob[] = [
  { name: 'expireOrders', everyMs: 15_000, run: (payload) => expireOrders(payload, new Date()) },
  { name: 'reconcilePayments', everyMs: 60_000, run: (payload) => reconcilePayments(payload, new Date()) },
  { name: 'sendDueGifts', everyMs: 60_000, run: (payload) => sendDueGifts(payload, new Date()) },
  { name: 'expireWaiting', everyMs: 60_000, run: (payload) => expireWaiting(payload, new Date()) },
  { name: 'checkFiles', everyMs: 60_000, run: (payload) => checkFiles(payload, new Date()) },
  { name: 'sweepFiles', everyMs: 3_600_000, run: (payload) => sweepFiles(payload, new Date()) },
  { name: 'sweepMaterialFiles', everyMs: 60_000, run: (payload) => sweepMaterialFiles(payload, new Date()) },
  { name: 'sweepFilms', everyMs: 3_600_000, run: (payload) => sweepVideos(payload, new Date()) },
  { name: 'tidyApplications', everyMs: 3_600_000, run: (payload) => tidyApplications(payload, new Date()) },
  { name: 'tidyStudents', everyMs: 3_600_000, run: (payload) => tidyStudents(payload, new Date()) },
  { name: 'eraseOver', everyMs: 3_600_000, run: (payload) => eraseOver(payload, new Date()) },
  { name: 'remindOfVip', everyMs: 3_600_000, run: (payload) => remindOfVip(payload, new Date()) },
  { name: 'writeWeeklyLetters', everyMs: 600_000, run: (payload) => writeWeeklyEmails(payload, new Date()) },
  { name: 'closeLapsedPages', everyMs: 15_000, run: (payload) => closeLapsedPages(payload, new Date()) },
  { name: 'writeMessageLetters', everyMs: 60_000, run: (payload) => writeMessageEmails(payload, new Date()) },
  { name: 'sweep', everyMs: 3_600_000, run: (payload) => sweep(payload, new Date()) },
  { name: 'sweepPictures', everyMs: 3_600_000, run: (payload) => sweepPictures(payload, subDays(new Date(), 1)) },
];

/** Each job has its own timer, so that one that waits (for a mail server) does not block the others. */
const jobs: readonly Job[] = [
  ...lanesOfOutbox,
  ...sharedJobs.map(({ name, everyMs, run }) => ({
    everyMs,
    run: (payload: Payload) => inTurn(payload, { name, everyMs }, () => run(payload)),
  })),
];

type Repeated = { stop: () => Promise<void> };

// On globalThis, as Next may load this module more than once in a process, and the shutdown (scripts/next.mjs) runs outside its bundles.
const holder = globalThis as typeof globalThis & { senteJobs?: Repeated };

/** Background work, once per server process. Every job may be interrupted at any point; a regular shutdown lets it finish. */
export function startJobs(): void {
  if (holder.senteJobs) return;
  const running = jobs.map(repeat);
  holder.senteJobs = { stop: async () => void (await Promise.all(running.map(({ stop }) => stop()))) };
  void getPlatform().then(listenForInvalidations, () => {});
}

/** Runs a job at once and then repeatedly, never twice at a time. After `stop` no run begins; it resolves when the current run ends. */
export function repeat({ everyMs, run }: Job): Repeated {
  let busy: Promise<void> | null = null;
  const once = async () => {
    try {
      await run(await getPlatform());
    } catch (error) {
      const reason = whyUnavailable(error);
      if (reason) return logUnavailable(reason, error as Error);
      log('error', 'background work failed', { error: errorText(error) });
    }
  };
  const turn = () => void (busy ??= once().finally(() => (busy = null)));
  turn();
  const timer = setInterval(turn, everyMs).unref();
  return {
    async stop() {
      clearInterval(timer);
      await busy;
    },
  };
}

/** Deletes expired rows. */
export async function sweep(payload: Payload, now: Date): Promise<void> {
  const dayAgo = new Date(now.getTime() - 86_400_000).toISOString();
  const longAgo = new Date(now.getTime() - knownForMs).toISOString();
  const db = database(payload);
  await db.delete(known_networks).where(lt(known_networks.lastSeenAt, longAgo));
  await db.delete(otps).where(lt(otps.expiresAt, dayAgo));
  await db.delete(passkey_challenges).where(lt(passkey_challenges.expiresAt, dayAgo));
  // The last emails of a deleted account: the confirmation, and gifts that were sent since.
  const isLastGift = and(eq(outbox.template, 'gift'), eq(sql`${outbox.data} ->> 'isLast'`, 'true'));
  const isOver = and(inArray(outbox.status, ['SENT', 'KEPT', 'FAILED']), lt(outbox.updatedAt, dayAgo));
  await db.delete(outbox).where(and(or(eq(outbox.template, 'accountDeleted'), isLastGift), isOver));
  await eraseGifts(db, now);
  await db.delete(sessions).where(or(lt(sessions.expiresAt, dayAgo), lt(sessions.revokedAt, dayAgo)));
}
