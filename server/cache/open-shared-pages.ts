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
  /** All that a page depends on besides its address and the edits: instances that differ in any of it share none. */
  of: readonly string[];
  next: Pick<NextClient, 'ask'>;
  /** Under which Next is asked. */
  host: string;
  patience?: Patience;
  /** After how many milliseconds Next is asked again that said nothing. */
  askAgain?: number;
};

/** Connects to Redis, and has Next say which edits it has heard of; neither keeps a start waiting for longer than a second. */
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

/** On a loud machine Next may be slow to say it: until the next edit nothing would be shared. */
async function untilHeard(pages: SharedPages, ask: () => Promise<number | null>, every: number): Promise<void> {
  let heard: number | null = null;
  while (heard === null && !pages.isClosed) {
    await pause(every, undefined, { ref: false });
    heard = await ask();
  }
  if (!pages.isClosed) pages.hear(heard);
}

const saidByNext = z.object({ heard: z.number().int().nullable() });

/** Null where it does not know, or is away: then it says so with the invalidation of everything that follows its return (docs/decisions/038). */
async function heardByNext(next: Options['next'], host: string, patience: number): Promise<number | null> {
  try {
    const { body } = await next.ask(healthPaths.ready, { host }, AbortSignal.timeout(patience));
    return saidByNext.parse(JSON.parse(body.toString('utf8'))).heard;
  } catch {
    return null;
  }
}
