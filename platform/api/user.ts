import { createRoute, z } from '@hono/zod-openapi';
import {
  entitlementSchema,
  loginSchema,
  otpRequestSchema,
  passwordResetSchema,
  profileSchema,
  purchaseLogEntrySchema,
  registerSchema,
  sessionUserSchema,
  tokenSchema,
} from '@/lib/api/user';
import { errorText } from '@/platform/services/error-text';
import { getMe } from '@/platform/services/user/get-me';
import { listEntitlements } from '@/platform/services/user/list-entitlements';
import { login } from '@/platform/services/user/login';
import { logout } from '@/platform/services/user/logout';
import { purchaseLog } from '@/platform/services/user/purchase-log';
import { register } from '@/platform/services/user/register';
import { requestOtp } from '@/platform/services/user/request-otp';
import { resetPassword } from '@/platform/services/user/reset-password';
import { updateProfile } from '@/platform/services/user/update-profile';
import { publicContext, userContext } from './context';
import { limitRate } from './rate-limit';
import { answers, bearer, jsonBody, newRouter } from './router';
import { accountApi } from './user-account';

const tags = ['user'];
const doneSchema = z.object({ done: z.literal(true) });

export const userApi = newRouter();
userApi.route('/', accountApi);

userApi.openapi(
  createRoute({
    method: 'post',
    path: '/login',
    tags,
    summary: 'Log in with a password or a mailed code',
    request: { body: jsonBody(loginSchema.strict()) },
    responses: answers(tokenSchema, 'Bearer token'),
  }),
  async (c) => {
    const ctx = await publicContext(c);
    limitRate('login', ctx.ip, 60, 60);
    const { token } = await login({ ctx, input: c.req.valid('json') });
    return c.json({ token }, 200);
  },
);

userApi.openapi(
  createRoute({
    method: 'post',
    path: '/register',
    tags,
    summary: 'New learner account',
    request: {
      body: jsonBody(
        registerSchema.extend({ username: registerSchema.shape.username.regex(/^[\p{L}\p{N}._-]+$/u) }).strict(),
      ),
    },
    responses: answers(tokenSchema, 'Bearer token of the new account'),
  }),
  async (c) => {
    const ctx = await publicContext(c);
    limitRate('register', ctx.ip, 100, 600);
    return c.json(await register({ ctx, input: c.req.valid('json') }), 200);
  },
);

userApi.openapi(
  createRoute({
    method: 'post',
    path: '/logout',
    tags,
    summary: 'Revoke this token',
    security: bearer,
    responses: answers(doneSchema, 'Logged out'),
  }),
  async (c) => {
    await logout({ ctx: await userContext(c) });
    return c.json({ done: true as const }, 200);
  },
);

userApi.openapi(
  createRoute({
    method: 'get',
    path: '/',
    tags,
    summary: 'The logged-in user',
    security: bearer,
    responses: answers(sessionUserSchema, 'Session user'),
  }),
  async (c) => c.json(await getMe({ ctx: await userContext(c) }), 200),
);

userApi.openapi(
  createRoute({
    method: 'patch',
    path: '/',
    tags,
    summary: 'Change the profile',
    security: bearer,
    request: { body: jsonBody(profileSchema.strict()) },
    responses: answers(sessionUserSchema, 'Session user'),
  }),
  async (c) => c.json(await updateProfile({ ctx: await userContext(c), input: c.req.valid('json') }), 200),
);

userApi.openapi(
  createRoute({
    method: 'get',
    path: '/getOwnPurchaseLog',
    tags,
    summary: 'Own purchases',
    security: bearer,
    responses: answers(z.array(purchaseLogEntrySchema), 'Purchases, newest first'),
  }),
  async (c) => c.json(await purchaseLog({ ctx: await userContext(c) }), 200),
);

userApi.openapi(
  createRoute({
    method: 'get',
    path: '/entitlements',
    tags,
    summary: 'What the user owns now',
    security: bearer,
    responses: answers(z.array(entitlementSchema), 'Valid entitlements and unredeemed codes'),
  }),
  async (c) => c.json(await listEntitlements({ ctx: await userContext(c) }), 200),
);

userApi.openapi(
  createRoute({
    method: 'post',
    path: '/otp',
    tags,
    summary: 'Mail a single-use code; answers alike whether or not the account exists',
    request: {
      body: jsonBody(otpRequestSchema.extend({ purpose: z.enum(['login', 'passwordReset']).optional() }).strict()),
    },
    responses: answers(doneSchema, 'Taken'),
  }),
  async (c) => {
    const ctx = await publicContext(c);
    limitRate('otp', ctx.ip, 30, 600);
    const input = c.req.valid('json');
    // Not awaited: the time an answer takes must not tell whether there is such an account.
    void requestOtp({ ctx, input }).catch((error: unknown) =>
      ctx.payload.logger.error({ requestId: ctx.requestId, error: errorText(error) }, 'a code was not mailed'),
    );
    return c.json({ done: true as const }, 200);
  },
);

userApi.openapi(
  createRoute({
    method: 'post',
    path: '/password/reset',
    tags,
    summary: 'New password with a mailed code; signs every device out',
    request: { body: jsonBody(passwordResetSchema.strict()) },
    responses: answers(tokenSchema, 'Bearer token'),
  }),
  async (c) => {
    const ctx = await publicContext(c);
    limitRate('reset', ctx.ip, 30, 600);
    return c.json(await resetPassword({ ctx, input: c.req.valid('json') }), 200);
  },
);
