import type { OutgoingHttpHeaders } from 'node:http';

/** Whether a response is one that Next itself caches for all visitors: made in the build, or since. */
export const isCachedByNext = (headers: OutgoingHttpHeaders): boolean =>
  (headers['x-nextjs-prerender'] ?? headers['x-nextjs-cache']) !== undefined;

/** Whether Next has sent an old response while it makes a new one. */
export const isStale = (headers: OutgoingHttpHeaders): boolean => headers['x-nextjs-cache'] === 'STALE';

/** Removes the headers about Next's own cache, which are true only of this one response and of no use to visitors. */
export const withoutCacheHeaders = (headers: OutgoingHttpHeaders): OutgoingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !name.startsWith('x-nextjs-')));
