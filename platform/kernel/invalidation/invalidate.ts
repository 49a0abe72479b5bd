import type { Payload } from 'payload';
import { env } from '@/lib/kernel/env';
import { ownOrigin } from '@/lib/kernel/own-address.mjs';
import { errorText } from '@/platform/kernel/error-text';
import { withPagesOfClasses } from './pages-with-classes';
import { notifyInstances } from './notify-instances';

const attempts = 3;
/** Milliseconds to wait before sending: a job's hook runs before its short transaction commits, and several writes in a row become one invalidation. */
const gather = 250;
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

// Next loads this module more than once in a process.
const holder = globalThis as typeof globalThis & { senteInvalidating?: Set<string> };
const waiting = (holder.senteInvalidating ??= new Set<string>());

/**
 * To be called after each write that a page shows: sends the outdated `cacheTags` to every instance of this database and to every storefront of
 * STOREFRONT_URLS. Returns at once; the sending waits for the end of the request, because a hook runs before its transaction commits, and a read in
 * between would cache the old data. Outside the server (seed, commands) it does nothing.
 */
export async function invalidate(payload: Payload, tags: readonly string[]): Promise<void> {
  if (!process.env.NEXT_RUNTIME || tags.length === 0) return;
  const { after } = await import('next/server.js');
  try {
    after(() => gatherAndInvalidate(payload, tags));
  } catch {
    // No request to wait for: a job.
    void gatherAndInvalidate(payload, tags);
  }
}

/** Other storefronts that read this platform. */
export function storefronts(): string[] {
  return (env.STOREFRONT_URLS ?? '').split(',').flatMap((entry) => entry.trim().replace(/\/$/, '') || []);
}

async function gatherAndInvalidate(payload: Payload, tags: readonly string[]): Promise<void> {
  const isFirst = waiting.size === 0;
  for (const tag of tags) waiting.add(tag);
  if (!isFirst) return;
  await pause(gather);
  const written = [...waiting];
  waiting.clear();
  const all = await withPagesOfClasses(payload, written).catch(() => written);
  const number = await notifyInstances(payload, all);
  await Promise.all([
    invalidateHere(payload, all, number),
    ...storefronts().map((origin) => invalidateStorefront(payload, origin, { tags: all })),
  ]);
}

/** @param number the number of the invalidation in the database; null if unknown */
export function invalidateHere(payload: Payload, tags: readonly string[], number: number | null): Promise<void> {
  return invalidateStorefront(payload, ownOrigin(env), { tags, number });
}

/** Calls `POST /api/revalidate` of a storefront, the only place that invalidates. */
async function invalidateStorefront(
  payload: Payload,
  origin: string,
  invalidation: { tags: readonly string[]; number?: number | null },
): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const response = await fetch(`${origin}/api/revalidate`, {
        method: 'POST',
        headers: { authorization: `Bearer ${env.REVALIDATE_SECRET}`, 'content-type': 'application/json' },
        body: JSON.stringify(invalidation),
        signal: AbortSignal.timeout(5000),
      });
      if (response.ok) return;
      throw new Error(`answered ${response.status}`);
    } catch (error) {
      if (attempt === attempts)
        return payload.logger.error(
          { origin, ...invalidation, error: errorText(error) },
          'a storefront was not told of an edit',
        );
      await pause(300 * attempt);
    }
  }
}
