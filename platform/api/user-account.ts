import { createRoute, z } from '@hono/zod-openapi';
import { addressSchema } from '@/lib/api/ecommerce';
import { passwordChangeSchema, tokenSchema } from '@/lib/api/user';
import { changePassword } from '@/platform/services/user/change-password';
import { listAddresses } from '@/platform/services/user/list-addresses';
import { saveAddresses } from '@/platform/services/user/save-addresses';
import { userContext } from './context';
import { limitRate } from './rate-limit';
import { answers, bearer, jsonBody, newRouter } from './router';

const tags = ['user'];
const addresses = z.array(addressSchema.strict()).max(20);

export const accountApi = newRouter();

accountApi.openapi(
  createRoute({
    method: 'get',
    path: '/addresses',
    tags,
    summary: 'Saved addresses',
    security: bearer,
    responses: answers(z.array(addressSchema), 'Addresses'),
  }),
  async (c) => c.json(await listAddresses({ ctx: await userContext(c) }), 200),
);

accountApi.openapi(
  createRoute({
    method: 'put',
    path: '/addresses',
    tags,
    summary: 'Replace all saved addresses',
    security: bearer,
    request: { body: jsonBody(addresses) },
    responses: answers(z.array(addressSchema), 'Addresses'),
  }),
  async (c) => c.json(await saveAddresses({ ctx: await userContext(c), input: c.req.valid('json') }), 200),
);

accountApi.openapi(
  createRoute({
    method: 'post',
    path: '/password',
    tags,
    summary: 'New password; signs every other device out',
    security: bearer,
    request: { body: jsonBody(passwordChangeSchema.strict()) },
    responses: answers(tokenSchema, 'Bearer token'),
  }),
  async (c) => {
    const ctx = await userContext(c);
    limitRate('password', ctx.ip, 30, 600);
    return c.json(await changePassword({ ctx, input: c.req.valid('json') }), 200);
  },
);
