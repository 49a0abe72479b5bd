import { OpenAPIHono } from '@hono/zod-openapi';
import { bodyLimit } from 'hono/body-limit';
import { requestId } from 'hono/request-id';
import { routePath } from 'hono/route';
import { allOperations } from '@/lib/operations';
import { maxApiBodyBytes } from '@/lib/body-limits';
import { env } from '@/lib/kernel/env';
import { inRequest, log } from '@/lib/kernel/observe/log.mjs';
import { inSpan } from '@/lib/kernel/observe/tracing';
import { ServiceError } from '@/platform/kernel/service-error';
import { accountApi } from './account/routes';
import { activationApi } from './activation/routes';
import { championshipsApi } from './championships/routes';
import { minutesApi } from './minutes/routes';
import { teacherCodesApi } from './teacher-codes/routes';
import { backstageApi } from './branches/routes';
import { certificatesApi } from './certificates/routes';
import { classReportsApi } from './reports/routes';
import { studentsApi } from './students/routes';
import { classesApi } from './classes/routes';
import { cmsApi } from './pages/cms-routes';
import { givePlatform, type ApiEnv } from './kernel/api/context';
import { courseApi } from './courses/routes';
import { plansApi } from './fulfilment/plans-routes';
import { cartApi } from './cart/routes';
import { catalogueApi } from './catalogue/routes';
import { codesApi } from './codes/routes';
import { ordersApi } from './orders/routes';
import { paymentsApi } from './payments/routes';
import { refundsApi } from './refunds/routes';
import { shippingApi } from './shipping/routes';
import { starterApi } from './starter/routes';
import config from './payload.config';
import { errorResponse } from './kernel/api/errors';
import { examApi } from './exams/routes';
import { gradingApi } from './grading/routes';
import { handoverApi } from './handover/routes';
import { joiningApi } from './joining/routes';
import { homeworkApi } from './homework/routes';
import { climbApi } from './climb/routes';
import { eventsApi } from './events/routes';
import { videosApi } from './videos/routes';
import { learningSettingsApi } from './learn/routes';
import { lessonsApi } from './lessons/routes';
import { progressApi } from './progress/routes';
import { studyApi } from './courses/study-routes';
import { lecturesApi } from './lectures/routes';
import { messagesApi } from './messages/routes';
import { materialFilesApi } from './materials/files-routes';
import { materialsApi } from './materials/routes';
import { notebookApi } from './notebook/routes';
import { problemReportsApi } from './problem-reports/routes';
import { learnersApi } from './family/routes';
import { mailApi } from './mail/routes';
import { findSession } from './login/session';
import { cmsLoginApi } from './login/cms-login-routes';
import { passkeysApi } from './login/passkeys-routes';
import { loginApi } from './login/routes';
import { messageEmailApi } from './messages/message-email-routes';
import { purchaseLogApi } from './orders/purchase-log-routes';
import { privacyApi } from './privacy/routes';
import { weeklyEmailApi } from './progress/weekly-email-routes';
import { classLoginApi } from './students/class-login-routes';
import { entitlementsApi } from './fulfilment/routes';
import { paymentPagesApi } from './payments/payment-pages';
import { giftsApi } from './gifts/routes';
import { applicationPagesApi } from './applications/application-pages-routes';
import { applicationsApi } from './applications/routes';
import { trialClassApi } from './applications/trial-class-routes';
import { sandboxApi } from './payments/sandbox-routes';
import { pathTemplate } from './kernel/api/serve';
import { teacherPagesApi } from './teacher-page/routes';
import { teachingApi } from './applications/teaching-routes';
import { webhooksApi } from './payments/webhook-routes';

givePlatform({ config, findSession });

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
  // A response without a cache header belongs to one account.
  if (!c.res.headers.has('cache-control')) c.header('cache-control', 'no-store');
  if (env.NODE_ENV === 'production' && !c.env?.isPageRead) {
    // The path alone: a query may hold a code, a header a token.
    const { method, path } = c.req;
    const ms = Math.round(performance.now() - started);
    log('info', 'answered', { requestId: c.get('requestId'), method, path, status: c.res.status, ms });
  }
});

app.use((c, next) => {
  const maxSize = maxApiBodyBytes(c.req.method, c.req.path);
  const onError = () => {
    throw new ServiceError('PAYLOAD_TOO_LARGE', `at most ${maxSize} bytes`);
  };
  return bodyLimit({ maxSize, onError })(c, next);
});

for (const api of [
  loginApi,
  classLoginApi,
  accountApi,
  purchaseLogApi,
  entitlementsApi,
  mailApi,
  privacyApi,
  passkeysApi,
  learnersApi,
  handoverApi,
  joiningApi,
  applicationsApi,
  championshipsApi,
  applicationPagesApi,
  teachingApi,
  examApi,
  gradingApi,
  certificatesApi,
  courseApi,
  plansApi,
  starterApi,
  studyApi,
  lessonsApi,
  videosApi,
  eventsApi,
  progressApi,
  learningSettingsApi,
  notebookApi,
  problemReportsApi,
  climbApi,
  lecturesApi,
  homeworkApi,
  weeklyEmailApi,
  messageEmailApi,
  classesApi,
  studentsApi,
  activationApi,
  teacherCodesApi,
  minutesApi,
  classReportsApi,
  messagesApi,
  teacherPagesApi,
  materialsApi,
  materialFilesApi,
  catalogueApi,
  shippingApi,
  cartApi,
  ordersApi,
  paymentsApi,
  refundsApi,
  codesApi,
  giftsApi,
  webhooksApi,
  paymentPagesApi,
  sandboxApi,
  backstageApi,
  trialClassApi,
  cmsApi,
  cmsLoginApi,
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

// A request that comes this far has a known path and a method that the path does not serve.
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
