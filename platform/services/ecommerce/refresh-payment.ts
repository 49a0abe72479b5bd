import type { Order } from '@/lib/contract/ecommerce';
import { findProvider } from '@/platform/payments/registry';
import type { Context } from '../context';
import { database, firstRow, sql } from '../database';
import { confirmPayment } from './confirm-payment';
import { findOwnOrder, getOrder } from './get-order';

/**
 * The return page's question: the provider is asked how the payment stands, so that the buyer need not wait for its webhook.
 * Whichever comes first is taken, the other changes nothing.
 */
export async function refreshPayment({ ctx, input }: { ctx: Context; input: { id: string } }): Promise<Order> {
  const order = await findOwnOrder(ctx, input.id);
  if (order.status === 'PENDING') {
    const payment = await firstRow<{ provider: string; provider_reference: string }>(
      database(ctx.payload),
      sql`
      SELECT provider, provider_reference FROM payments
      WHERE order_id = ${order.id} AND provider_reference IS NOT NULL AND status <> 'SUCCEEDED' ORDER BY id DESC LIMIT 1`,
    );
    const event = payment ? await findProvider(ctx.payload, payment.provider)?.query(payment.provider_reference) : null;
    if (payment && event)
      await confirmPayment({
        ctx,
        input: {
          provider: payment.provider,
          event: { reference: event.reference, status: event.status, amount: event.amount, currency: event.currency },
        },
      });
  }
  return getOrder({ ctx, input });
}
