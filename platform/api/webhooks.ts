import { createRoute, z } from '@hono/zod-openapi';
import { findProvider } from '@/platform/payments/registry';
import { confirmPayment } from '@/platform/services/ecommerce/confirm-payment';
import { ServiceError } from '@/platform/services/service-error';
import { publicContext } from './context';
import { answers, newRouter } from './router';

const route = createRoute({
  method: 'post',
  path: '/webhooks/{provider}',
  tags: ['ecommerce'],
  summary: 'News from a payment provider; signed by it',
  request: { params: z.object({ provider: z.string().max(40) }) },
  responses: answers(z.object({ received: z.literal(true) }), 'Taken, now or before'),
});

export const webhooksApi = newRouter();
webhooksApi.openapi(route, async (c) => {
  const ctx = await publicContext(c);
  const provider = findProvider(ctx.payload, c.req.valid('param').provider);
  if (!provider) throw new ServiceError('NOT_FOUND', 'no such provider');
  // The signature covers the bytes as they came.
  const event = provider.verifyWebhook(await c.req.text(), c.req.raw.headers, ctx.now());
  if (!event) throw new ServiceError('BAD_SIGNATURE', 'wrong or outdated signature');
  if (!(await confirmPayment({ ctx, input: { provider: provider.id, event } })))
    throw new ServiceError('NOT_FOUND', 'no such payment');
  return c.json({ received: true as const }, 200);
});
