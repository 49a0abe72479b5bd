import { and, desc, eq, isNotNull, ne } from '@payloadcms/db-postgres/drizzle';
import type { Order } from '@/lib/contract/ecommerce';
import { findProvider } from '@/platform/payments/registry';
import { payments } from '@/platform/payload-generated-schema';
import type { Asked } from '../context';
import { database } from '../database';
import { confirmPayment } from './confirm-payment';
import { findOwnOrder, getOrder } from './get-order';

/**
 * The return page's question: the provider is asked how the payment stands, so that the buyer need not wait for its webhook.
 * Whichever comes first is taken, the other changes nothing.
 */
export async function refreshPayment({ ctx, input }: Asked<{ id: string }>): Promise<Order> {
  const order = await findOwnOrder(ctx, input.id);
  if (order.status === 'PENDING') {
    const [payment] = await database(ctx.payload)
      .select({ provider: payments.provider, reference: payments.providerReference })
      .from(payments)
      .where(and(eq(payments.order, order.id), isNotNull(payments.providerReference), ne(payments.status, 'SUCCEEDED')))
      .orderBy(desc(payments.id))
      .limit(1);
    const event = payment?.reference
      ? await findProvider(ctx.payload, payment.provider)?.query(payment.reference)
      : null;
    if (payment && event) await confirmPayment({ ctx, input: { provider: payment.provider, event } });
  }
  return getOrder({ ctx, input });
}
