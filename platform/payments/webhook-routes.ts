import { paymentOperations } from '@/lib/payments/contract';
import type { Heard, PaymentProvider } from '@/platform/payments/providers/provider';
import { findProvider } from '@/platform/payments/registry';
import type { System } from '@/platform/kernel/context';
import { askProvider } from './ask-provider';
import { confirmPayment } from './confirm-payment';
import { ServiceError } from '@/platform/kernel/service-error';
import { newRouter, serve } from '@/platform/kernel/api/serve';

export const webhooksApi = newRouter();

serve(webhooksApi, paymentOperations.webhook, async ({ c, ctx, params }) => {
  const provider = findProvider(ctx.payload, params.provider);
  if (!provider) throw new ServiceError('NOT_FOUND', 'no such provider');
  // The signature covers the bytes as they came.
  const heard = await provider.verifyWebhook(await c.req.text(), c.req.raw.headers, ctx.now());
  if (!heard) throw new ServiceError('BAD_SIGNATURE', 'wrong or outdated signature');
  if (!(await take(ctx, provider, heard))) throw new ServiceError('NOT_FOUND', 'no such payment');
  return provider.thanks ? c.text(provider.thanks) : { received: true as const };
});

/** @returns false when the payment is unknown */
async function take(ctx: System, provider: PaymentProvider, heard: Heard): Promise<boolean> {
  if ('about' in heard)
    return askProvider({ ctx, input: { provider, reference: heard.about, eventId: heard.eventId } });
  return heard.event ? confirmPayment({ ctx, input: { provider: provider.id, event: heard.event } }) : true;
}
