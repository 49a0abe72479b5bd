import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import * as z from 'zod';
import { healthPaths } from '../observe/health';
import type { NextClient } from '../proxy/next-client';
import { Redis, usualPatience, type Patience } from './redis';
import { SharedPages } from './shared-pages';

type Options = {
  url: string;
  secret: string;
  /** Everything that a page depends on besides its address and the edits: instances that differ in any of it share no pages. */
  of: readonly string[];
  next: Pick<NextClient, 'ask'>;
  /** The host of requests to Next. */
  host: string;
  patience?: Patience;
  /** Milliseconds after which Next is asked again if it did not respond. */
  askAgain?: number;
};

/** Connects to Redis, and asks Next for the last invalidation it has received; each delays a start for at most one second. */
export async function openSharedPages({
  url,
  secret,
  of,
  next,
  host,
  patience = usualPatience,
  askAgain = 5_000,
}: Options): Promise<SharedPages> {
  const redis = new Redis(url, patience);
  const pages = new SharedPages(redis, {
    of: createHash('sha256').update(JSON.stringify(of)).digest('base64url').slice(0, 22),
    secret,
  });
  const [heard] = await Promise.all([heardByNext(next, host, patience.background), redis.open()]);
  pages.hear(heard);
  if (heard === null) void untilHeard(pages, () => heardByNext(next, host, patience.background), askAgain);
  return pages;
}

/** Asks again: on a busy machine Next may respond late, and without its number nothing would be shared until the next edit. */
async function untilHeard(pages: SharedPages, ask: () => Promise<number | null>, every: number): Promise<void> {
  let heard: number | null = null;
  while (heard === null && !pages.isClosed) {
    await pause(every, undefined, { ref: false });
    heard = await ask();
  }
  if (!pages.isClosed) pages.hear(heard);
}

const nextReport = z.object({ heard: z.number().int().nullable() });

/** Null where Next does not know the number, or is down: then the invalidation of everything after its return brings it (docs/decisions/038). */
async function heardByNext(next: Options['next'], host: string, patience: number): Promise<number | null> {
  try {
    const { body } = await next.ask(healthPaths.ready, { host }, AbortSignal.timeout(patience));
    return nextReport.parse(JSON.parse(body.toString('utf8'))).heard;
  } catch {
    return null;
  }
}
