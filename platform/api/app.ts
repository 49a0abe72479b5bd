import { OpenAPIHono } from '@hono/zod-openapi';
import { bodyLimit } from 'hono/body-limit';
import { requestId } from 'hono/request-id';
import { routePath } from 'hono/route';
import { allOperations } from '@/lib/contract/all';
import { longestApiBody } from '@/lib/contract/body-limits';
import { env } from '@/lib/env';
import { inRequest, log } from '@/lib/observe/log.mjs';
import { inSpan } from '@/lib/observe/tracing';
import { ServiceError } from '@/platform/services/service-error';
import { accountApi } from './account';
import { activationApi } from './activation';
import { backstageApi } from './backstage';
import { certificatesApi } from './certificates';
import { classReportsApi } from './class-reports';
import { classesApi } from './classes';
import { cmsApi } from './cms';
import type { ApiEnv } from './context';
import { courseApi } from './course';
import { ecommerceApi } from './ecommerce';
import { errorResponse } from './errors';
import { examApi } from './exam';
import { gradingApi } from './grading';
import { handoverApi } from './handover';
import { joiningApi } from './joining';
import { homeworkApi } from './homework';
import { ladderApi } from './ladder';
import { learningApi } from './learning';
import { lecturesApi } from './lectures';
import { messagesApi } from './messages';
import { materialFilesApi } from './material-files';
import { materialsApi } from './materials';
import { notebookApi } from './notebook';
import { problemReportsApi } from './problem-reports';
import { learnersApi } from './learners';
import { letterStopApi } from './letter-stop';
import { passkeysApi } from './passkeys';
import { paymentPagesApi } from './payment-pages';
import { giftsApi } from './gifts';
import { applicationPagesApi } from './application-pages';
import { applicationsApi } from './applications';
import { sandboxApi } from './sandbox';
import { pathTemplate } from './serve';
import { teacherPagesApi } from './teacher-pages';
import { teachingApi } from './teaching';
import { userApi } from './user';
import { webhooksApi } from './webhooks';

/** All five APIs. `app.fetch(request)` answers in-process, with no server in between. */
export const app = new OpenAPIHono<ApiEnv>().basePath('/api');

app.use(requestId({ limitLength: 64 }), async (c, next) => {
  const started = performance.now();
  await inRequest(c.get('requestId'), () =>
    inSpan('API', {}, async (span) => {
      await next();
      span?.updateName(`${c.req.method} ${routePath(c, -1)}`);
      span?.setAttribute('http.response.status_code', c.res.status);
    }),
  );
  // What does not say otherwise is somebody's own.
  if (!c.res.headers.has('cache-control')) c.header('cache-control', 'no-store');
  if (env.NODE_ENV === 'production' && !c.env?.isPageRead) {
    // The path alone: a query may hold a code, a header a token.
    const { method, path } = c.req;
    const ms = Math.round(performance.now() - started);
    log('info', 'answered', { requestId: c.get('requestId'), method, path, status: c.res.status, ms });
  }
});

app.use((c, next) => {
  const maxSize = longestApiBody(c.req.method, c.req.path);
  const onError = () => {
    throw new ServiceError('PAYLOAD_TOO_LARGE', `at most ${maxSize} bytes`);
  };
  return bodyLimit({ maxSize, onError })(c, next);
});

for (const api of [
  userApi,
  accountApi,
  passkeysApi,
  learnersApi,
  handoverApi,
  joiningApi,
  applicationsApi,
  applicationPagesApi,
  teachingApi,
  examApi,
  gradingApi,
  certificatesApi,
  courseApi,
  learningApi,
  notebookApi,
  problemReportsApi,
  ladderApi,
  lecturesApi,
  homeworkApi,
  letterStopApi,
  classesApi,
  activationApi,
  classReportsApi,
  messagesApi,
  teacherPagesApi,
  materialsApi,
  materialFilesApi,
  ecommerceApi,
  giftsApi,
  webhooksApi,
  paymentPagesApi,
  sandboxApi,
  backstageApi,
  cmsApi,
])
  app.route('/', api);

let description: string | null = null;
app.openAPIRegistry.registerComponent('securitySchemes', 'bearer', { type: 'http', scheme: 'bearer' });
app.get('/openapi.json', (c) => {
  description ??= JSON.stringify(
    app.getOpenAPI31Document({
      openapi: '3.1.0',
      info: {
        title: 'Sente',
        version: '1.0.0',
        description:
          'Amounts are numbers in the main unit of their currency. Errors: { error: { code, message, details? } }.',
      },
    }),
  );
  return c.body(description, 200, { 'content-type': 'application/json', 'cache-control': 'public, no-cache' });
});

// Whoever comes this far asked a known path by a method it does not serve.
const methodsOf = new Map([['openapi.json', ['GET', 'HEAD']]]);
for (const operation of allOperations) {
  const path = pathTemplate(operation);
  const methods = [
    operation.method.toUpperCase(),
    ...(operation.method === 'get' && !operation.hasEffect ? ['HEAD'] : []),
  ];
  methodsOf.set(path, [...(methodsOf.get(path) ?? []), ...methods]);
}
for (const [path, methods] of methodsOf) {
  app.all(`/${path.replace(/\{(\w+)\}/g, ':$1')}`, (c) => {
    c.header('allow', methods.join(', '));
    throw new ServiceError('METHOD_NOT_ALLOWED', 'no such method here');
  });
}

app.notFound((c) => c.json({ error: { code: 'NOT_FOUND', message: 'no such operation' } }, 404));
app.onError(errorResponse);
