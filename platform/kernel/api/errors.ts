import type { Context as HonoContext } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { errorCodes, type ErrorCode } from '@/lib/kernel/error-code';
import { log } from '@/lib/kernel/observe/log.mjs';
import { errorCause, errorStack, errorText } from '@/platform/kernel/error-text';
import { ServiceError } from '@/platform/kernel/service-error';
import { retryAfterSeconds, logUnavailable, whyUnavailable } from '@/platform/kernel/unavailable';
import type { ApiEnv } from './context';

const codeOfStatus: Record<number, ErrorCode> = {
  404: 'NOT_FOUND',
  405: 'METHOD_NOT_ALLOWED',
  413: 'PAYLOAD_TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
};

/** Services' rejections by their code; everything unexpected is a 500 with nothing but the request's id in the log. */
export function errorResponse(error: Error, c: HonoContext<ApiEnv>): Response {
  const reject = (code: ErrorCode, message: string, details?: Record<string, unknown>) =>
    c.json({ error: { code, message, details } }, errorCodes[code] as ContentfulStatusCode);
  c.header('cache-control', 'no-store');
  if (error instanceof ServiceError) {
    const retry = error.details?.retryAfterSeconds;
    if (typeof retry === 'number') c.header('retry-after', String(retry));
    return reject(error.code, error.message, error.details);
  }
  if (error instanceof HTTPException && error.status < 500)
    return reject(codeOfStatus[error.status] ?? 'BAD_REQUEST', error.message);
  if (isUnstorable(error.cause ?? error)) return reject('BAD_REQUEST', 'text the database cannot store');
  const requestId = c.get('requestId');
  const reason = whyUnavailable(error);
  if (reason) {
    logUnavailable(reason, error, { requestId, method: c.req.method, path: c.req.path });
    c.header('retry-after', String(retryAfterSeconds));
    return reject('UNAVAILABLE', 'not available at the moment');
  }
  const what = { error: errorText(error), cause: errorCause(error), stack: errorStack(error) };
  log('error', 'a request failed', { requestId, method: c.req.method, path: c.req.path, ...what });
  return reject('INTERNAL', 'internal error', { requestId });
}

/** PostgreSQL cannot store a NUL character or half a surrogate pair; for the latter in JSON it reports a syntax error. */
function isUnstorable(error: unknown): boolean {
  const { code, message } = error as { code?: unknown; message?: unknown };
  return code === '22021' || code === '22P05' || (code === '22P02' && /type json/.test(String(message)));
}
