import { eq, inArray } from '@payloadcms/db-postgres/drizzle';
import type { Order } from '@/lib/orders/shapes';
import type { RefundQuote } from '@/lib/refunds/contract';
import { fromMainUnit, toMainUnit } from '@/lib/kernel/money';
import { refundDay, refundPercent, refundUntil } from '@/lib/refunds/refund';
import { orders, refunds } from '@/platform/payload-generated-schema';
import type { Asked, AskedByStaff, System } from '@/platform/kernel/context';
import { database, inTransaction, type Database } from '@/platform/kernel/database/database';
import { ServiceError } from '@/platform/kernel/service-error';
import { titleFor } from '@/platform/kernel/title-for';
import { bookRefund, shippingKey } from './book-refund';
import { findOwnOrder, getOrder, type OrderAsked } from '@/platform/orders/get-order';
import { judgeLine } from './judge-line';
import { placeOf } from '@/platform/orders/line-states';
import { findLines, lockWithAccounts, type OrderLine, type OrderRow } from '@/platform/orders/order-rows';
import { shippingLeft, shippingWith } from './shipping-refunds';

type Wanted = OrderAsked & { line: number };
type Ask = Wanted & { amount: number; idempotencyKey: string };
type ByStaff = { id: number; line: string; amount: number; reason: string; key: string; leavesGrants: boolean };

/** The refund of a line if its buyer requests it now. Nothing is locked: the request itself checks again. */
export async function quoteRefund({ ctx, input }: Asked<Wanted>): Promise<RefundQuote> {
  const order = await findOwnOrder(ctx, input.id);
  const db = database(ctx.payload);
  const line = await lineAt(db, order.id, input.line);
  const now = ctx.now();
  const { amount, refusal: rejection } = await judgeLine(db, order, line, now, false);
  const shipping = rejection ? 0 : await shippingWith(db, order, line, false);
  const bought = order.paidAt && rejection !== 'NOT_PAID' ? new Date(order.paidAt) : null;
  const day = bought && refundDay(bought, now);
  const inMain = (value: number) => toMainUnit({ amount: value, currency: order.currency });
  return {
    line: input.line,
    title: titleFor(line.titles, [input.locale], line.title),
    currency: order.currency,
    paid: inMain(line.amount),
    amount: inMain(amount + shipping),
    shipping: inMain(shipping),
    percent: rejection || day === null ? 0 : refundPercent(day),
    day,
    until: rejection || !bought ? null : (refundUntil(bought, now)?.toISOString() ?? null),
    refusal: rejection,
  };
}

/**
 * Refunds a line for its buyer, by the rule and the recorded events (docs/product.md, "Refunds"). A repeated request is the same refund; of
 * several at once the first counts. It takes the same lock as opening a lesson, redeeming a code, paying and refunding: whichever comes first
 * counts, and the other is rejected.
 */
export async function askRefund({ ctx, input }: Asked<Ask>): Promise<Order> {
  const own = await findOwnOrder(ctx, input.id);
  const idempotencyKey = `own:${own.user}:${input.idempotencyKey}`;
  await inTransaction(ctx.payload, async ({ db }) => {
    const order = await lockFoundOrder(db, own);
    const line = await lineAt(db, order.id, input.line);
    const asked = fromMain(input.amount, order);
    if (await isBooked(db, idempotencyKey, line, asked)) return;
    const { amount, refusal: rejection } = await judgeLine(db, order, line, ctx.now(), true);
    if (rejection) throw new ServiceError(rejection, 'the line is not refunded');
    const shipping = await shippingWith(db, order, line, true);
    if (amount + shipping !== asked)
      throw new ServiceError('REFUND_CHANGED', 'not what the buyer saw', {
        amount: toMainUnit({ amount: amount + shipping, currency: order.currency }),
      });
    await bookRefund(db, ctx.now(), { order, line, amount, shipping, idempotencyKey });
  });
  return getOrder({ ctx, input });
}

/** Refunds an amount that staff choose, up to what is left of a line, with a reason; what the line gave is revoked or stays. */
export async function refundByStaff({ ctx, input }: AskedByStaff<ByStaff>): Promise<void> {
  const idempotencyKey = `staff:${input.key}`;
  const found = await findOrder(ctx, input.id);
  await inTransaction(ctx.payload, async ({ db }) => {
    const order = await lockFoundOrder(db, found);
    const line = (await findLines(db, [order.id])).find(({ id }) => id === input.line);
    if (!line) throw new ServiceError('NOT_FOUND', 'no such line');
    const amount = fromMain(input.amount, order);
    const shipping = input.leavesGrants ? 0 : await shippingWith(db, order, line, true);
    if (await isBooked(db, idempotencyKey, line, amount, false)) return;
    if (!(amount > 0 && amount <= line.amount - line.refunded))
      throw new ServiceError('VALIDATION_FAILED', 'more than is left of the line');
    const by = { staff: ctx.staff.id, reason: input.reason };
    await bookRefund(db, ctx.now(), {
      order,
      line,
      amount,
      shipping,
      idempotencyKey,
      by,
      leavesGrants: input.leavesGrants,
    });
  });
}

/** Refunds the shipping for staff, or some of it, with a reason. */
export async function refundShipping({
  ctx,
  input,
}: AskedByStaff<Omit<ByStaff, 'line' | 'leavesGrants'>>): Promise<void> {
  const idempotencyKey = `staff:${input.key}`;
  const found = await findOrder(ctx, input.id);
  await inTransaction(ctx.payload, async ({ db }) => {
    const order = await lockFoundOrder(db, found);
    const shipping = fromMain(input.amount, order);
    const [booked] = await db
      .select()
      .from(refunds)
      .where(eq(refunds.idempotencyKey, shippingKey(idempotencyKey)));
    if (booked?.order === order.id && booked.amount === shipping) return;
    if (!(shipping > 0 && shipping <= (await shippingLeft(db, order))))
      throw new ServiceError('VALIDATION_FAILED', 'more than is left of the shipping');
    const by = { staff: ctx.staff.id, reason: input.reason };
    await bookRefund(db, ctx.now(), { order, line: null, amount: 0, shipping, idempotencyKey, by, leavesGrants: true });
  });
}

async function findOrder({ payload }: System, id: number) {
  const [found] = await database(payload)
    .select({ id: orders.id, user: orders.user })
    .from(orders)
    .where(eq(orders.id, id));
  if (!found) throw new ServiceError('NOT_FOUND', 'no such order');
  return found;
}

async function lockFoundOrder(db: Database, own: Pick<OrderRow, 'id' | 'user'>): Promise<OrderRow> {
  const order = await lockWithAccounts(db, own);
  if (!order) throw new ServiceError('NOT_FOUND', 'no such order');
  return order;
}

async function lineAt(db: Database, orderId: number, place: number): Promise<OrderLine> {
  const line = (await findLines(db, [orderId])).find((one) => placeOf(one) === place);
  if (!line) throw new ServiceError('NOT_FOUND', 'no such line');
  return line;
}

/** Converts to minor units; a finer amount is rejected. */
function fromMain(amount: number, { currency }: OrderRow): number {
  try {
    return fromMainUnit(amount, currency).amount;
  } catch {
    throw new ServiceError('VALIDATION_FAILED', `not an amount of ${currency}`);
  }
}

/** Whether this refund is booked under this key; the key of another one is rejected. @param whole `amount` includes the shipping refunded with the line */
async function isBooked(
  db: Database,
  idempotencyKey: string,
  line: OrderLine,
  amount: number,
  whole = true,
): Promise<boolean> {
  const parts = await db
    .select()
    .from(refunds)
    .where(inArray(refunds.idempotencyKey, [idempotencyKey, shippingKey(idempotencyKey)]));
  const booked = parts.find((part) => part.idempotencyKey === idempotencyKey);
  if (!booked) return false;
  const sum = whole ? parts.reduce((all, part) => all + part.amount, 0) : booked.amount;
  if (booked.order !== line._parentID || booked.line !== placeOf(line) || sum !== amount)
    throw new ServiceError('IDEMPOTENCY_KEY_REUSED', 'this key belongs to another refund');
  return true;
}
