import type { OutgoingHttpHeaders } from 'node:http';

/** Whether a response is one that Next itself caches for everybody: made while building, or since. */
export const isCachedByNext = (headers: OutgoingHttpHeaders): boolean =>
  (headers['x-nextjs-prerender'] ?? headers['x-nextjs-cache']) !== undefined;

/** Whether Next has given out an old response while it makes a new one. */
export const isStale = (headers: OutgoingHttpHeaders): boolean => headers['x-nextjs-cache'] === 'STALE';

/** Without what Next says of its own cache, which is true of this one response and no visitor's business. */
export const withoutCacheHeaders = (headers: OutgoingHttpHeaders): OutgoingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !name.startsWith('x-nextjs-')));
