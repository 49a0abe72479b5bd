import type { Payload } from 'payload';
import { env } from '@/lib/env';
import { invalidateReads } from '../read-cache';

const attempts = 3;
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Tells this server and every storefront of STOREFRONT_URLS which cached reads are outdated.
 * Returns at once; the telling waits for the end of the request, because a hook runs before its transaction
 * commits and a cache refilled in between would keep the old data. Outside the server (seed, commands) it does nothing.
 */
export async function announce(payload: Payload, tags: readonly string[]): Promise<void> {
  if (!process.env.NEXT_RUNTIME || tags.length === 0) return;
  const unique = [...new Set(tags)];
  const { after } = await import('next/server.js');
  try {
    after(() => tellEveryone(payload, unique, true));
  } catch {
    // No request to wait for: a job. Its transaction is short, and its own server is told like any other.
    void pause(250).then(() => tellEveryone(payload, unique, false));
  }
}

async function tellEveryone(payload: Payload, tags: string[], inRequest: boolean): Promise<void> {
  // First what the APIs keep ready: a page made anew asks them.
  invalidateReads();
  const others = (env.STOREFRONT_URLS ?? '')
    .split(',')
    .map((entry) => entry.trim().replace(/\/$/, ''))
    .filter(Boolean);
  if (inRequest) {
    const { revalidateTag } = await import('next/cache.js');
    for (const tag of tags) revalidateTag(tag, { expire: 0 });
  } else {
    others.push(`http://127.0.0.1:${env.PORT}`);
  }
  await Promise.all(others.map((origin) => tellStorefront(payload, origin, tags)));
}

async function tellStorefront(payload: Payload, origin: string, tags: string[]): Promise<void> {
  if (!env.REVALIDATE_SECRET) {
    payload.logger.warn({ origin }, 'REVALIDATE_SECRET is not set: the storefront was not told of an edit');
    return;
  }
  for (let attempt = 1; ; attempt += 1) {
    try {
      const response = await fetch(`${origin}/api/revalidate`, {
        method: 'POST',
        headers: { authorization: `Bearer ${env.REVALIDATE_SECRET}`, 'content-type': 'application/json' },
        body: JSON.stringify({ tags }),
        signal: AbortSignal.timeout(5000),
      });
      if (response.ok) return;
      throw new Error(`answered ${response.status}`);
    } catch (error) {
      if (attempt === attempts) {
        payload.logger.error(
          { origin, tags, error: error instanceof Error ? error.message : String(error) },
          'a storefront was not told of an edit',
        );
        return;
      }
      await pause(300 * attempt);
    }
  }
}
