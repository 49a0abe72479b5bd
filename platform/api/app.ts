import { randomUUID } from 'node:crypto';
import { OpenAPIHono } from '@hono/zod-openapi';
import { bodyLimit } from 'hono/body-limit';
import { env } from '@/lib/env';
import { ServiceError } from '@/platform/services/service-error';
import { backstageApi } from './backstage';
import { cmsApi } from './cms';
import type { ApiEnv } from './context';
import { courseApi } from './course';
import { ecommerceApi } from './ecommerce';
import { answerError } from './errors';
import { describeApi } from './openapi';
import { userApi } from './user';

const maxBodyBytes = 64_000;
/** These read their body in another form than JSON, or as raw bytes. */
const anyContentType = /^\/api\/ecommerce\/(webhooks|sandbox)\//;

/** All five APIs. `app.fetch(request)` answers in-process, with no server in between. */
export const app = new OpenAPIHono<ApiEnv>().basePath('/api');

app.use(async (c, next) => {
  const given = c.req.header('x-request-id');
  const requestId = given && /^[A-Za-z0-9-]{8,64}$/.test(given) ? given : randomUUID();
  c.set('requestId', requestId);
  const started = performance.now();
  await next();
  c.header('x-request-id', requestId);
  // What does not say otherwise is somebody's own.
  if (!c.res.headers.has('cache-control')) c.header('cache-control', 'no-store');
  if (env.NODE_ENV === 'production' && !c.env?.isPageRead) {
    // The path alone: a query may hold a code, a header a token.
    process.stdout.write(
      `${JSON.stringify({ level: 'info', requestId, method: c.req.method, path: c.req.path, status: c.res.status, ms: Math.round(performance.now() - started) })}\n`,
    );
  }
});

app.use(
  bodyLimit({
    maxSize: maxBodyBytes,
    onError: () => {
      throw new ServiceError('PAYLOAD_TOO_LARGE', 'at most 64 KB');
    },
  }),
);

app.use(async (c, next) => {
  const isWrite = c.req.method === 'POST' || c.req.method === 'PATCH' || c.req.method === 'PUT';
  const type = c.req.header('content-type');
  if (isWrite && type && !anyContentType.test(c.req.path) && !/^application\/json\b/i.test(type)) {
    throw new ServiceError('UNSUPPORTED_MEDIA_TYPE', 'send application/json');
  }
  await next();
});

app.route('/user', userApi);
app.route('/course', courseApi);
app.route('/ecommerce', ecommerceApi);
app.route('/backstage', backstageApi);
app.route('/cms', cmsApi);
describeApi(app);

app.notFound((c) => c.json({ error: { code: 'NOT_FOUND', message: 'no such operation' } }, 404));
app.onError(answerError);
