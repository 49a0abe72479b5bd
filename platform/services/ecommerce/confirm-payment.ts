import { and, eq } from '@payloadcms/db-postgres/drizzle';
import { canMovePayment, statusAfterRefund } from '@/lib/domain/order-state';
import type { ProviderEvent } from '@/platform/payments/provider';
import { orders, orders_lines, payments, webhook_events } from '@/platform/payload-generated-schema';
import type { Asked, System } from '../context';
import { database, inTransaction, type Database } from '../database';
import { lineUpUser } from '../user/accounts';
import { deliverOrder } from './deliver';
import { lockOrder, type OrderRow } from './order-rows';
import { isInCart, returnToCart, takeLinesFromCart } from './ordered-cart';
import { linesOf } from './ownership';
import { announceStock, changeStock } from './stock';
import { bookStrayMoney, oweBack } from './stray-money';

type Event = Omit<ProviderEvent, 'eventId'> & { eventId?: string | undefined };
type Input = { provider: string; event: Event };
type PaymentRow = typeof payments.$inferSelect;

/**
 * Takes a provider's verified word on a payment, from a webhook or asked for on return, as often and in whatever order
 * it comes. One transaction: the rows of account and order line everybody up, the first success of the sum that was asked makes the order PAID
 * and delivers it. Whatever else comes in is owed back in full: another sum, money for an order that ended or is paid, a line the account
 * holds for good by now. Captured is always refunded + owed + kept.
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
    // The account before the order, as placing an order does: two payments of one account see each other's deliveries.
    await lineUpUser(db, found.user);
    const order = await lockOrder(db, found.order);
    const [payment] = await db.select().from(payments).where(isThis).for('update');
    if (!order || !payment) throw new Error('the payment is gone');
    const isWhole = event.amount === payment.amount && event.currency === payment.currency;
    const isStray = event.status === 'SUCCEEDED' && !isWhole;
    if (!(await isNews(db, provider, event, isStray ? payment : null))) return [];
    if (isStray) await bookStrayMoney(db, payment, event, now);
    if (isStray || !canMovePayment(payment.status, event.status)) return [];
    if (event.status === 'SUCCEEDED') return capture(db, order, payment, now);
    const { status } = event;
    await db.update(payments).set({ status, updatedAt: now.toISOString() }).where(eq(payments.id, payment.id));
    if (status === 'DECLINED' && order.status === 'PENDING') await returnToCart(db, order, now);
    return [];
  });
  await announceStock(ctx.payload, changed);
  return true;
}

/** False when this event was taken before; the unique pair settles it. A wrong sum is noted with it. */
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

/** The sum that was asked has come. @returns the products whose stock changed */
async function capture(db: Database, order: OrderRow, payment: PaymentRow, now: Date): Promise<string[]> {
  const wasReturned = order.status === 'PENDING' && (await isInCart(db, order.id));
  const { owed, changed } =
    order.status === 'PENDING' ? await payOrder(db, order, now) : { owed: payment.amount, changed: [] };
  const at = now.toISOString();
  await db
    .update(payments)
    .set({ status: 'SUCCEEDED', succeededAt: at, refundDue: owed, updatedAt: at })
    .where(eq(payments.id, payment.id));
  if (owed > 0) await oweBack(db, payment.publicId, now);
  if (wasReturned) await takeLinesFromCart(db, order, now);
  return changed;
}

/**
 * Makes the order PAID and delivers it. Another tab may have bought the same course since the order was placed: such a line is not
 * delivered again but refunded on the spot, and with it the whole order if there is nothing else.
 */
async function payOrder(db: Database, order: OrderRow, now: Date): Promise<{ owed: number; changed: string[] }> {
  const at = now.toISOString();
  const { lines, again } = await linesOf(db, order);
  const owed = again.reduce((sum, line) => sum + line.amount, 0);
  const status = statusAfterRefund(order.total, owed);
  await db.update(orders).set({ status, refunded: owed, paidAt: at, updatedAt: at }).where(eq(orders.id, order.id));
  for (const line of again)
    await db.update(orders_lines).set({ refunded: line.amount }).where(eq(orders_lines.id, line.id));
  if (status !== 'REFUNDED') await deliverOrder(db, order, lines, now, new Set(again));
  return { owed, changed: await changeStock(db, new Map(again.map((line) => [line.productCode, line.quantity]))) };
}
