import { randomBytes } from 'node:crypto';
import { and, asc, eq, ne, notLike } from '@payloadcms/db-postgres/drizzle';
import { formatMoney } from '@/lib/kernel/money';
import { canMove, statusAfterRefund } from '@/lib/orders/order-state';
import { orders, orders_lines, payments, refunds } from '@/platform/payload-generated-schema';
import { sql, type Database } from '@/platform/kernel/database/database';
import { messages } from '@/platform/kernel/messages';
import { enqueue } from '@/platform/kernel/outbox/enqueue';
import { ServiceError } from '@/platform/kernel/service-error';
import { titleFor } from '@/platform/kernel/title-for';
import { findAddressee, mailAccount } from '@/platform/account/mail-account';
import { placeOf, shippingPlace } from '@/platform/orders/line-states';
import type { OrderLine, OrderRow } from '@/platform/orders/order-rows';
import { unmatchedPrefix } from '@/platform/orders/unmatched-prefix';
import { withdrawLine } from './withdraw-line';

type Booking = {
  order: OrderRow;
  /** null: only the shipping is refunded. */
  line: OrderLine | null;
  /** Of the line. Minor units. */
  amount: number;
  /** Of the shipping. Minor units. */
  shipping?: number;
  idempotencyKey: string;
  /** By whom and why, where staff decide. */
  by?: { staff: number; reason: string };
  /** The buyer retains what the line gave. */
  leavesGrants?: boolean;
};

/**
 * Books a refund of one line, and of the shipping if that is refunded too, revokes what the line gave, and enqueues what follows after the
 * commit: the call of the provider and the email to the buyer. The caller holds account and order. Captured = refunded + due + retained, before
 * and after.
 */
export async function bookRefund(db: Database, now: Date, booking: Booking): Promise<void> {
  const { order, line, amount, shipping = 0, idempotencyKey, leavesGrants = false } = booking;
  const sum = order.refunded + amount + shipping;
  const status = statusAfterRefund(order.total, sum);
  if (!canMove(order.status, status)) throw new ServiceError('NOT_PAID', `the order is ${order.status}`);
  const booked = [
    ...(line ? [await bookPart(db, now, booking, { line, amount, key: idempotencyKey })] : []),
    ...(shipping > 0
      ? [await bookPart(db, now, booking, { line: null, amount: shipping, key: shippingKey(idempotencyKey) })]
      : []),
  ];
  if (line)
    await db
      .update(orders_lines)
      .set({ refunded: sql`${orders_lines.refunded} + ${amount}` })
      .where(eq(orders_lines.id, line.id));
  await db.update(orders).set({ status, refunded: sum, updatedAt: now.toISOString() }).where(eq(orders.id, order.id));
  if (line && !leavesGrants) await withdrawLine(db, line, now);
  for (const publicId of booked)
    await enqueue(db, { kind: 'refund', dedupeKey: refundEntryKey(publicId), data: { refundId: publicId } }, now);
  await notifyBuyer(db, now, booking, booked[0]!);
}

/** Inserts one refund. @returns its public id, which is the key for the provider */
async function bookPart(
  db: Database,
  now: Date,
  { order, by }: Booking,
  { line, amount, key }: { line: OrderLine | null; amount: number; key: string },
): Promise<string> {
  const publicId = randomBytes(16).toString('hex');
  await db.insert(refunds).values({
    publicId,
    order: order.id,
    line: line ? placeOf(line) : shippingPlace,
    payment: await paymentWith(db, order.id, amount),
    user: order.user,
    productCode: line?.productCode ?? 'shipping',
    title: line?.title ?? messages[order.locale].mail.orderReceipt.shipping,
    amount,
    currency: order.currency,
    staff: by?.staff,
    reason: by?.reason,
    idempotencyKey: key,
    createdAt: now.toISOString(),
  });
  return publicId;
}

/** The key of the shipping's refund that belongs to a line's. */
export const shippingKey = (idempotencyKey: string) => `${idempotencyKey}:shipping`;

/** The key of the outbox entry that calls the provider. */
export const refundEntryKey = (publicId: string) => `refund:${publicId}`;

/** The payment of an order that still has this amount, without what is refunded, due or pending. Its row stays locked. */
async function paymentWith(db: Database, orderId: number, amount: number): Promise<number> {
  const found = await db
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.order, orderId),
        eq(payments.status, 'SUCCEEDED'),
        notLike(payments.idempotencyKey, `${unmatchedPrefix}%`),
      ),
    )
    .orderBy(asc(payments.succeededAt), asc(payments.id))
    .for('update');
  const onTheWay = await db
    .select({ payment: refunds.payment, amount: refunds.amount })
    .from(refunds)
    .where(and(eq(refunds.order, orderId), ne(refunds.status, 'DONE')));
  const left = ({ id, ...row }: typeof payments.$inferSelect) =>
    onTheWay.reduce(
      (rest, refund) => (refund.payment === id ? rest - refund.amount : rest),
      row.amount - row.refunded - row.refundDue,
    );
  const payment = found.find((row) => left(row) >= amount);
  if (!payment) throw new ServiceError('NOT_PAID', 'no payment of this order holds so much');
  return payment.id;
}

async function notifyBuyer(
  db: Database,
  now: Date,
  { order, line, amount, shipping = 0, leavesGrants }: Booking,
  publicId: string,
): Promise<void> {
  const buyer = await findAddressee(db, order.user);
  if (!buyer) return;
  const money = (sum: number) => formatMoney({ amount: sum, currency: order.currency }, buyer.locale);
  await mailAccount(db, now, buyer, {
    template: 'refund',
    dedupeKey: `refund-letter:${publicId}`,
    data: {
      number: order.number,
      title: line
        ? titleFor(line.titles, [buyer.locale, order.locale], line.title)
        : messages[buyer.locale].mail.orderReceipt.shipping,
      amount: money(amount + shipping),
      shipping: line && shipping > 0 ? money(shipping) : null,
      ends: line !== null && !leavesGrants,
      isShipped: !leavesGrants && line?.requiresShipping === true,
    },
  });
}
