import { and, eq } from '@payloadcms/db-postgres/drizzle';
import { canMovePayment, statusAfterRefund } from '@/lib/orders/order-state';
import type { ProviderEvent } from '@/platform/payments/providers/provider';
import { orders, orders_lines, payments, webhook_events } from '@/platform/payload-generated-schema';
import type { Asked, System } from '@/platform/kernel/context';
import { database, inTransaction, type Database } from '@/platform/kernel/database/database';
import { fulfilOrder } from '@/platform/orders/fulfil-order';
import { lockWithAccounts, type OrderRow } from '@/platform/orders/order-rows';
import { isInCart, returnToCart, takeLinesFromCart } from '@/platform/orders/ordered-cart';
import { linesOf } from '@/platform/orders/lines-of';
import { invalidateStock, changeStock } from '@/platform/catalogue/stock';
import { bookUnmatchedPayment, enqueueRefundDue } from './unmatched-payment';

type Event = Omit<ProviderEvent, 'eventId'> & { eventId?: string | undefined };
type Input = { provider: string; event: Event };
type PaymentRow = typeof payments.$inferSelect;

/**
 * Applies a provider's verified status of a payment, from a webhook or a query on return, as often and in whatever order
 * it comes. One transaction: the locks on accounts and order put concurrent calls in a sequence, and the first success of the requested amount
 * makes the order PAID and fulfils it. All other money is a refund due in full: another amount, a payment of an order that ended or is paid, a
 * line the account holds for good by now. Captured is always refunded + due + retained.
 * @returns false when the payment is unknown
 */
export async function confirmPayment({ ctx, input: { event, provider } }: Asked<Input, System>): Promise<boolean> {
  const now = ctx.now();
  const isThis = and(eq(payments.provider, provider), eq(payments.providerReference, event.reference));
  const [found] = await database(ctx.payload)
    .select({ order: payments.order, user: orders.user })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.order))
    .where(isThis);
  if (!found) return false;
  const changed = await inTransaction(ctx.payload, async ({ db }): Promise<string[]> => {
    // Locks the accounts before the order, as placing an order does: two payments of one account see each other's grants.
    const order = await lockWithAccounts(db, { id: found.order, user: found.user });
    const [payment] = await db.select().from(payments).where(isThis).for('update');
    if (!order || !payment) throw new Error('the payment is gone');
    const isWhole = event.amount === payment.amount && event.currency === payment.currency;
    const isUnmatched = event.status === 'SUCCEEDED' && !isWhole;
    if (!(await isNews(db, provider, event, isUnmatched ? payment : null))) return [];
    if (isUnmatched) await bookUnmatchedPayment(db, payment, event, now);
    if (isUnmatched || !canMovePayment(payment.status, event.status)) return [];
    if (event.status === 'SUCCEEDED') return capture(db, order, payment, now);
    const { status } = event;
    await db.update(payments).set({ status, updatedAt: now.toISOString() }).where(eq(payments.id, payment.id));
    if (status === 'DECLINED' && order.status === 'PENDING') await returnToCart(db, order, now);
    return [];
  });
  await invalidateStock(ctx.payload, changed);
  return true;
}

/** Stores an event; false if it was stored before, which the unique index decides. A wrong amount is recorded with it. */
async function isNews(db: Database, provider: string, event: Event, asked: PaymentRow | null): Promise<boolean> {
  if (!event.eventId) return true;
  const stored = await db
    .insert(webhook_events)
    .values({
      provider,
      eventId: event.eventId,
      type: event.status,
      body: event,
      error: asked && `reported ${event.amount} ${event.currency}, asked ${asked.amount} ${asked.currency}`,
      processedAt: new Date().toISOString(),
    })
    .onConflictDoNothing({ target: [webhook_events.provider, webhook_events.eventId] })
    .returning({ id: webhook_events.id });
  return stored.length > 0;
}

/** Books a payment of the requested amount. @returns the products whose stock changed */
async function capture(db: Database, order: OrderRow, payment: PaymentRow, now: Date): Promise<string[]> {
  const wasReturned = order.status === 'PENDING' && (await isInCart(db, order.id));
  const { refundDue, changed } =
    order.status === 'PENDING' ? await payOrder(db, order, now) : { refundDue: payment.amount, changed: [] };
  const at = now.toISOString();
  await db
    .update(payments)
    .set({ status: 'SUCCEEDED', succeededAt: at, refundDue, updatedAt: at })
    .where(eq(payments.id, payment.id));
  if (refundDue > 0) await enqueueRefundDue(db, payment.publicId, now);
  if (wasReturned) await takeLinesFromCart(db, order, now);
  return changed;
}

/**
 * Makes the order PAID and fulfils it. Another tab may have bought the same course since the order was placed: such a line is not
 * fulfilled again but refunded on the spot, and with it the whole order if there is nothing else.
 */
async function payOrder(db: Database, order: OrderRow, now: Date): Promise<{ refundDue: number; changed: string[] }> {
  const at = now.toISOString();
  const { lines, again } = await linesOf(db, order);
  const refundDue = again.reduce((sum, line) => sum + line.amount, 0);
  const status = statusAfterRefund(order.total, refundDue);
  await db
    .update(orders)
    .set({ status, refunded: refundDue, paidAt: at, updatedAt: at })
    .where(eq(orders.id, order.id));
  for (const line of again)
    await db.update(orders_lines).set({ refunded: line.amount }).where(eq(orders_lines.id, line.id));
  if (status !== 'REFUNDED') await fulfilOrder(db, order, lines, now, new Set(again));
  return { refundDue, changed: await changeStock(db, new Map(again.map((line) => [line.productCode, line.quantity]))) };
}
