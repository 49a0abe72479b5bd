import { ecommerceOperations } from '@/lib/contract/ecommerce';
import { findProvider } from '@/platform/payments/registry';
import { confirmPayment } from '@/platform/services/ecommerce/confirm-payment';
import { ServiceError } from '@/platform/services/service-error';
import { newRouter, serve } from './serve';

export const webhooksApi = newRouter();

serve(webhooksApi, ecommerceOperations.webhook, async ({ c, ctx, params }) => {
  const provider = findProvider(ctx.payload, params.provider);
  if (!provider) throw new ServiceError('NOT_FOUND', 'no such provider');
  // The signature covers the bytes as they came.
  const event = provider.verifyWebhook(await c.req.text(), c.req.raw.headers, ctx.now());
  if (!event) throw new ServiceError('BAD_SIGNATURE', 'wrong or outdated signature');
  if (!(await confirmPayment({ ctx, input: { provider: provider.id, event } })))
    throw new ServiceError('NOT_FOUND', 'no such payment');
  return { received: true as const };
});
