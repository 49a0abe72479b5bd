import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ErrorCode } from '@/lib/kernel/error-code';
import { isHtml, type WholeResponse } from './next-client';
import { isApi, type Rejection } from '../limits/limits';
import { policyOf } from '../headers/security-headers';

/** A document without a policy gets one for its own scripts. */
export function sendWhole(res: ServerResponse, { status, headers, body }: WholeResponse) {
  const needsPolicy = isHtml(headers) && !headers['content-security-policy'];
  res
    .writeHead(status, {
      ...headers,
      ...(needsPolicy && { 'content-security-policy': policyOf(body.toString('utf8')) }),
      'content-length': body.length,
    })
    .end(body);
}

/** The message for people, and the code for programs. */
const messages: Record<Rejection['status'], [text: string, code: ErrorCode]> = {
  400: ['Bad request', 'BAD_REQUEST'],
  404: ['Not found', 'NOT_FOUND'],
  405: ['Method not allowed', 'METHOD_NOT_ALLOWED'],
  408: ['Too slow', 'REQUEST_TIMEOUT'],
  413: ['Too large', 'PAYLOAD_TOO_LARGE'],
  414: ['Address too long', 'BAD_REQUEST'],
  415: ['Type of the body not known here', 'UNSUPPORTED_MEDIA_TYPE'],
  429: ['Too many requests', 'TOO_MANY_REQUESTS'],
  503: ['Not available at the moment', 'UNAVAILABLE'],
};
/** Milliseconds between a rejection and the end of the connection, so that a caller that is still sending can read the response. */
const cutAfter = 500;

export function sendRejection(req: IncomingMessage, res: ServerResponse, { status, allow }: Rejection) {
  const [message, code] = messages[status];
  const isForProgram = isApi(req.url ?? '');
  const text = isForProgram ? JSON.stringify({ error: { code, message } }) : `${message}\n`;
  res.writeHead(status, {
    'content-type': isForProgram ? 'application/json' : 'text/plain; charset=utf-8',
    'content-length': text.length,
    'cache-control': 'no-store',
    ...(allow && { allow }),
    ...(status === 503 && { 'retry-after': '5' }),
    ...(!req.complete && { connection: 'close' }),
  });
  if (req.complete) return void res.end(text);
  res.write(text);
  const cut = setTimeout(() => req.socket.destroySoon(), cutAfter);
  req.on('close', () => clearTimeout(cut));
  req.on('end', () => res.end()).resume();
}
