import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';

/** An answer of Next's, read to its end. */
export type Answer = { status: number; headers: OutgoingHttpHeaders; body: Buffer };

/** What belongs to one connection and not to the message; `expect` has been answered by then. */
const hopByHop = new Set([
  'connection',
  'expect',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

export function endToEnd(headers: IncomingHttpHeaders): Record<string, string | string[]> {
  const kept = Object.entries(headers).filter(([name, value]) => value !== undefined && !hopByHop.has(name));
  return Object.fromEntries(kept) as Record<string, string | string[]>;
}

export const isHtml = (headers: OutgoingHttpHeaders) => String(headers['content-type'] ?? '').startsWith('text/html');
