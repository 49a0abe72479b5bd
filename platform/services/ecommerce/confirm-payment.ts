import type { PaymentStatus } from '@/lib/domain/order-state';
import { canMovePayment } from '@/lib/domain/order-state';
import type { ProviderEvent } from '@/platform/payments/provider';
import type { Context } from '../context';
import { firstRow, inTransaction, rows, sql, type Transaction } from '../database';
import { enqueue } from '../outbox/enqueue';
import { deliverOrder } from './deliver';
import { lockOrder } from './order-rows';

type Input = { provider: string; event: Omit<ProviderEvent, 'eventId'> & { eventId?: string | undefined } };
type PaymentRow = {
  id: number;
  public_id: string;
  order_id: number;
  status: PaymentStatus;
  amount: string;
  currency: string;
};

/**
 * Takes a provider's verified word on a payment, from a webhook or asked for on return, as often and in whatever order
 * it comes. One transaction: the order's row lock lines everybody up, the first success alone makes the order PAID and delivers it.
 * Money that comes for an order that has ended or is paid already, or another sum than asked, is owed back in full.
 * @returns false when the payment is unknown
 */
export async function confirmPayment({
  ctx,
  input,
}: {
  ctx: Pick<Context, 'payload' | 'now'>;
  input: Input;
}): Promise<boolean> {
  const { event, provider } = input;
  const now = ctx.now();
  return inTransaction(ctx.payload, async ({ db }) => {
    const found = await firstRow<{ order_id: number }>(
      db,
      sql`SELECT order_id FROM payments WHERE provider = ${provider} AND provider_reference = ${event.reference}`,
    );
    if (!found) return false;
    if (event.eventId && !(await isNews(db, provider, event.eventId, event, now))) return true;
    const order = await lockOrder(db, found.order_id);
    const payment = await firstRow<PaymentRow>(
      db,
      sql`
      SELECT id, public_id, order_id, status::text AS status, amount, currency::text AS currency FROM payments
      WHERE provider = ${provider} AND provider_reference = ${event.reference} FOR UPDATE`,
    );
    if (!order || !payment || !canMovePayment(payment.status, event.status)) return true;
    const at = now.toISOString();
    if (event.status !== 'SUCCEEDED') {
      await db.execute(sql`UPDATE payments SET status = ${event.status}, updated_at = ${at} WHERE id = ${payment.id}`);
      return true;
    }
    const isWhole = event.amount === Number(payment.amount) && event.currency === payment.currency;
    const paid = isWhole
      ? await rows(
          db,
          sql`UPDATE orders SET status = 'PAID', paid_at = ${at}, updated_at = ${at} WHERE id = ${order.id} AND status = 'PENDING' RETURNING id`,
        )
      : [];
    const owed = paid.length > 0 ? 0 : event.amount;
    await db.execute(sql`
      UPDATE payments SET status = 'SUCCEEDED', succeeded_at = ${at}, amount = ${event.amount}, currency = ${event.currency}, refund_due = ${owed}, updated_at = ${at}
      WHERE id = ${payment.id}`);
    if (paid.length > 0) await deliverOrder(db, order, now);
    else
      await enqueue(
        db,
        { kind: 'refund', dedupeKey: `refund:${payment.public_id}`, data: { paymentId: payment.public_id } },
        now,
      );
    return true;
  });
}

/** False when this event was taken before; the unique pair settles it. */
async function isNews(
  db: Transaction['db'],
  provider: string,
  eventId: string,
  event: object,
  now: Date,
): Promise<boolean> {
  const at = now.toISOString();
  const stored = await rows(
    db,
    sql`
    INSERT INTO webhook_events (provider, event_id, type, body, processed_at, created_at, updated_at)
    VALUES (${provider}, ${eventId}, ${(event as ProviderEvent).status}, ${JSON.stringify(event)}::jsonb, ${at}, ${at}, ${at})
    ON CONFLICT (provider, event_id) DO NOTHING RETURNING id`,
  );
  return stored.length > 0;
}
