import { createRoute, z } from '@hono/zod-openapi';
import { createOrderSchema, orderSchema, paymentStartSchema } from '@/lib/api/ecommerce';
import { locales } from '@/lib/i18n/locales';
import { ServiceError } from '@/platform/services/service-error';
import { cancelOrder } from '@/platform/services/ecommerce/cancel-order';
import { createOrder } from '@/platform/services/ecommerce/create-order';
import { getOrder, listOrders } from '@/platform/services/ecommerce/get-order';
import { redeemCode } from '@/platform/services/ecommerce/redeem-code';
import { refreshPayment } from '@/platform/services/ecommerce/refresh-payment';
import { startPayment } from '@/platform/services/ecommerce/start-payment';
import { entitlementSchema } from '@/lib/api/user';
import { userContext } from './context';
import { storefrontOrigin } from './origin';
import { limitRate } from './rate-limit';
import { answers, bearer, idempotencyHeaders, jsonBody, newRouter } from './router';

const tags = ['ecommerce'];
const orderParam = z.object({ id: z.string().max(40) });

function requireKey(headers: { 'idempotency-key'?: string | undefined }): string {
  const key = headers['idempotency-key'];
  if (!key) throw new ServiceError('IDEMPOTENCY_KEY_REQUIRED', 'send an Idempotency-Key header');
  return key;
}

export const ordersApi = newRouter();

ordersApi.openapi(
  createRoute({
    method: 'post',
    path: '/orders',
    tags,
    summary: 'Place an order; held for 30 minutes',
    security: bearer,
    request: { headers: idempotencyHeaders, body: jsonBody(createOrderSchema.strict()) },
    responses: answers(orderSchema, 'The order; the same one for the same key and body'),
  }),
  async (c) => {
    const idempotencyKey = requireKey(c.req.valid('header'));
    return c.json(
      await createOrder({ ctx: await userContext(c), input: { ...c.req.valid('json'), idempotencyKey } }),
      200,
    );
  },
);

ordersApi.openapi(
  createRoute({
    method: 'get',
    path: '/orders',
    tags,
    summary: 'Own orders',
    security: bearer,
    responses: answers(z.array(orderSchema), 'Orders, newest first'),
  }),
  async (c) => c.json(await listOrders({ ctx: await userContext(c) }), 200),
);

ordersApi.openapi(
  createRoute({
    method: 'get',
    path: '/orders/{id}',
    tags,
    summary: 'One own order',
    security: bearer,
    request: { params: orderParam },
    responses: answers(orderSchema, 'Order'),
  }),
  async (c) => c.json(await getOrder({ ctx: await userContext(c), input: c.req.valid('param') }), 200),
);

ordersApi.openapi(
  createRoute({
    method: 'post',
    path: '/orders/{id}/cancel',
    tags,
    summary: 'Cancel a PENDING order',
    security: bearer,
    request: { params: orderParam },
    responses: answers(orderSchema, 'Order'),
  }),
  async (c) => c.json(await cancelOrder({ ctx: await userContext(c), input: c.req.valid('param') }), 200),
);

ordersApi.openapi(
  createRoute({
    method: 'post',
    path: '/orders/{id}/payments',
    tags,
    summary: 'Open a payment; send the browser to redirectUrl',
    security: bearer,
    request: {
      params: orderParam,
      headers: idempotencyHeaders,
      body: jsonBody(z.strictObject({ provider: z.string().min(1).max(40), locale: z.enum(locales) })),
    },
    responses: answers(paymentStartSchema, 'The live payment of the order'),
  }),
  async (c) => {
    const idempotencyKey = requireKey(c.req.valid('header'));
    const input = {
      orderId: c.req.valid('param').id,
      ...c.req.valid('json'),
      idempotencyKey,
      returnOrigin: storefrontOrigin(c.req.header('origin')),
    };
    return c.json(await startPayment({ ctx: await userContext(c), input }), 200);
  },
);

ordersApi.openapi(
  createRoute({
    method: 'post',
    path: '/orders/{id}/payments/refresh',
    tags,
    summary: 'Ask the provider how the payment stands (return page)',
    security: bearer,
    request: { params: orderParam },
    responses: answers(orderSchema, 'Order'),
  }),
  async (c) => c.json(await refreshPayment({ ctx: await userContext(c), input: c.req.valid('param') }), 200),
);

ordersApi.openapi(
  createRoute({
    method: 'post',
    path: '/redeem',
    tags,
    summary: 'Redeem a code, once',
    security: bearer,
    request: { body: jsonBody(z.strictObject({ code: z.string().trim().min(4).max(40) })) },
    responses: answers(z.array(entitlementSchema), 'What the user owns now'),
  }),
  async (c) => {
    const ctx = await userContext(c);
    limitRate('redeem', ctx.ip, 30, 60);
    return c.json(await redeemCode({ ctx, input: c.req.valid('json') }), 200);
  },
);
