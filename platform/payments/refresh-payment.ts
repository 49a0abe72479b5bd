import { and, desc, eq, isNotNull, ne } from '@payloadcms/db-postgres/drizzle';
import { LRUCache } from 'lru-cache';
import type { Order } from '@/lib/orders/shapes';
import type { PaymentProvider } from '@/platform/payments/providers/provider';
import { findProvider } from '@/platform/payments/registry';
import { payments } from '@/platform/payload-generated-schema';
import type { Asked, System } from '@/platform/kernel/context';
import { database } from '@/platform/kernel/database/database';
import { errorText } from '@/platform/kernel/error-text';
import { askProvider } from './ask-provider';
import { findOwnOrder, getOrder, type OrderAsked } from '@/platform/orders/get-order';

/**
 * For the return page: queries the provider for the status of the payment, so that the buyer need not wait for its webhook.
 * Whichever comes first counts, the other changes nothing.
 */
export async function refreshPayment({ ctx, input }: Asked<OrderAsked>): Promise<Order> {
  const order = await findOwnOrder(ctx, input.id);
  if (order.status === 'PENDING') {
    const [payment] = await database(ctx.payload)
      .select({ provider: payments.provider, reference: payments.providerReference })
      .from(payments)
      .where(and(eq(payments.order, order.id), isNotNull(payments.providerReference), ne(payments.status, 'SUCCEEDED')))
      .orderBy(desc(payments.id))
      .limit(1);
    const provider = payment && findProvider(ctx.payload, payment.provider);
    if (provider && payment.reference) await ask(ctx, provider, payment.reference);
  }
  return getOrder({ ctx, input });
}

const asked = new LRUCache<string, true>({ max: 10_000 });

/** Not more often than the provider allows. If it cannot be reached, its webhook or a later query brings the status. */
async function ask(ctx: System, provider: PaymentProvider, reference: string): Promise<void> {
  const name = `${provider.id}:${reference}`;
  if (asked.has(name)) return;
  if (provider.restSeconds) asked.set(name, true, { ttl: provider.restSeconds * 1000 });
  try {
    await askProvider({ ctx, input: { provider, reference } });
  } catch (error) {
    const failed = { provider: provider.id, reference, error: errorText(error) };
    ctx.payload.logger.error(failed, 'a provider did not say how a payment stands');
  }
}
