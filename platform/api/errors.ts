import type { Context as HonoContext } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { ErrorCode } from '@/lib/domain/error-code';
import { errorCause, errorStack, errorText, isDatabaseAway } from '@/platform/services/error-text';
import { ServiceError } from '@/platform/services/service-error';
import type { ApiEnv } from './context';

const codeOfStatus: Record<number, ErrorCode> = {
  400: 'BAD_REQUEST',
  404: 'NOT_FOUND',
  405: 'METHOD_NOT_ALLOWED',
  413: 'PAYLOAD_TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
};

/** Services' refusals by their code; everything unexpected is a 500 that says nothing but where to look in the log. */
export function answerError(error: Error, c: HonoContext<ApiEnv>): Response {
  c.header('cache-control', 'no-store');
  if (error instanceof ServiceError) {
    const retry = error.details?.retryAfterSeconds;
    if (typeof retry === 'number') c.header('retry-after', String(retry));
    return c.json(
      { error: { code: error.code, message: error.message, details: error.details } },
      error.status as ContentfulStatusCode,
    );
  }
  if (error instanceof HTTPException && error.status < 500) {
    return c.json(
      { error: { code: codeOfStatus[error.status] ?? 'BAD_REQUEST', message: error.message } },
      error.status,
    );
  }
  if (isUnreadableText(error))
    return c.json({ error: { code: 'BAD_REQUEST', message: 'text the database cannot store' } }, 400);
  const requestId = c.get('requestId');
  process.stderr.write(
    `${JSON.stringify({ level: 'error', requestId, method: c.req.method, path: c.req.path, error: errorText(error), cause: errorCause(error), stack: errorStack(error) })}\n`,
  );
  if (isDatabaseAway(error)) {
    c.header('retry-after', '5');
    return c.json({ error: { code: 'UNAVAILABLE', message: 'not available at the moment' } }, 503);
  }
  return c.json({ error: { code: 'INTERNAL', message: 'internal error', details: { requestId } } }, 500);
}

/** PostgreSQL has no NUL character and no half of a surrogate pair (22021, 22P05). */
function isUnreadableText(error: Error): boolean {
  const { code } = (error.cause ?? error) as { code?: unknown };
  return code === '22021' || code === '22P05';
}
