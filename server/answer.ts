import type { IncomingHttpHeaders, IncomingMessage, OutgoingHttpHeaders } from 'node:http';

/** An answer of Next's, read to its end. */
export type Answer = { status: number; headers: OutgoingHttpHeaders; body: Buffer };

/** What belongs to one connection and not to the message. */
const hopByHop = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

export function endToEnd(headers: IncomingHttpHeaders): OutgoingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !hopByHop.has(name)));
}

export async function readWhole(message: IncomingMessage): Promise<Answer> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk as Buffer);
  return { status: message.statusCode ?? 502, headers: endToEnd(message.headers), body: Buffer.concat(chunks) };
}

export const isHtml = (headers: OutgoingHttpHeaders) => String(headers['content-type'] ?? '').startsWith('text/html');
