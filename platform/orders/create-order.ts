import { eq, inArray } from '@payloadcms/db-postgres/drizzle';
import type { CreateOrderInput, Order } from '@/lib/orders/shapes';
import { isWhollyOwned } from '@/lib/fulfilment/grant';
import { toMainUnit } from '@/lib/kernel/money';
import { maxPendingOrders } from '@/lib/orders/order-state';
import { coupons, inventory } from '@/platform/payload-generated-schema';
import { requireUser, type Asked } from '@/platform/kernel/context';
import { database, inTransaction, type Database } from '@/platform/kernel/database/database';
import { limitNetwork } from '@/platform/kernel/limits';
import { ServiceError } from '@/platform/kernel/service-error';
import { lockOwnAccount } from '@/platform/account/accounts';
import { overdueWith, usesByUser } from '@/platform/cart/coupon';
import { fulfilOrder } from '@/platform/fulfilment/fulfil-order';
import { endPending } from './end-order';
import {
  moveReservations,
  ownPending,
  type Reservation,
  type ReservingOrder,
} from '@/platform/catalogue/stock/reservations';
import { invoiceColumns } from './order-papers';
import { returnEnded, takeFromCart, waitingIn } from '@/platform/cart/ordered-cart';
import { hashOf, insertLines, insertOrder, sameRequest, type Once } from './insert-order';
import { addressColumns, findLines, toOrders } from './order-rows';
import { ownedForGood, type Person } from '@/platform/fulfilment/ownership';
import { personFor } from '@/platform/fulfilment/person-for';
import { fixCodes, quoteCart, type Quote } from '@/platform/cart/quote-cart';
import { invalidateStock } from '@/platform/catalogue/stock/stock';

type Input = CreateOrderInput & { idempotencyKey: string };

/**
 * Places an order, for the account's holder or one of its learners. One key of one user is one order: sent again with the same body it answers the same order,
 * with another body 409. Stock and coupon are held from here until the order is paid or ends (30 minutes).
 * The account's own unpaid orders are given up where this one needs what they hold; otherwise it may have five.
 * An order of nothing to pay is PAID at once.
 */
export async function createOrder({ ctx, input }: Asked<Input>): Promise<Order> {
  await limitNetwork(ctx, 'order');
  const { id: user, email } = requireUser(ctx);
  // Receipts and what may go wrong are told by mail: a teacher's student orders nothing (docs/product.md, "A teacher's students").
  if (!email) throw new ServiceError('EMAIL_REQUIRED', 'an account without an address orders nothing');
  const { idempotencyKey, ...body } = input;
  const once: Once = { user, idempotencyKey, requestHash: hashOf(body) };
  const earlier = await sameRequest(database(ctx.payload), once);
  if (earlier) return (await toOrders(database(ctx.payload), [earlier]))[0];

  const quote = await quoteCart({ ctx, input: { ...input, country: input.address?.country } });
  rejectProblems(quote, input);
  const lines = await fixCodes(ctx.payload, quote.totals.lines);
  const { order, changed } = await inTransaction(ctx.payload, async ({ db }) => {
    // One order of an account at a time: what it holds and how many it has are counted.
    await lockOwnAccount(db, user);
    const same = await sameRequest(db, once);
    if (same) return { order: (await toOrders(db, [same]))[0], changed: [] };
    const person = await personFor(db, user, input.learner);
    await rejectOwned(db, person, lines);
    if (!input.again && quote.totals.total > 0) await rejectOrdered(db, person, lines);
    const pieces = new Map(lines.map((line) => [line.productId, line.quantity]));
    const needs: Reservation = { coupon: quote.coupon?.code ?? null, pieces };
    const released = await makeRoom(db, user, needs, ctx.now());
    const row = await insertOrder(db, ctx.now(), { ...once, learner: person.learner, ...orderColumns(input, quote) });
    await insertLines(db, row.id, lines);
    const taken = await moveReservations(db, released, needs);
    if (row.status === 'PAID') await fulfilOrder(db, row, await findLines(db, [row.id]), ctx.now());
    // First what those gave up, then what this one has: nothing of it is left in the cart.
    await returnEnded(
      db,
      released.map(({ id }) => id),
      ctx.now(),
    );
    await takeFromCart(db, user, { items: input.items, coupon: row.coupon }, ctx.now());
    return { order: (await toOrders(db, [row]))[0], changed: taken };
  });
  await invalidateStock(ctx.payload, changed);
  return order;
}

/** Gives up the account's own unpaid orders whose reservation stands in the way of this one. Rejects when too many others are left. */
async function makeRoom(db: Database, userId: number, needs: Reservation, now: Date): Promise<ReservingOrder[]> {
  // One that is over but not yet ended could still be paid, and use the coupon once more.
  const overdue = needs.coupon ? await overdueWith(db, userId, needs.coupon, now) : [];
  const pending = await ownPending(db, userId, now);
  const inTheWay = [
    ...new Set([
      ...(await stockObstacles(db, pending, needs)),
      ...(await couponObstacles(db, userId, pending, needs, now)),
    ]),
  ];
  if (pending.length - inTheWay.length >= maxPendingOrders)
    throw new ServiceError('TOO_MANY_PENDING_ORDERS', `at most ${maxPendingOrders} unpaid orders at a time`);
  const ids = inTheWay.map((order) => order.id);
  return [...(await endPending(db, overdue, 'EXPIRED', now)), ...(await endPending(db, ids, 'CANCELLED', now))];
}

/** The oldest of the pending orders that free the missing pieces, and no more of them. */
async function stockObstacles(
  db: Database,
  pending: readonly ReservingOrder[],
  needs: Reservation,
): Promise<ReservingOrder[]> {
  if (pending.length === 0) return [];
  const chosen: ReservingOrder[] = [];
  const stocks = await db
    .select()
    .from(inventory)
    .where(inArray(inventory.productCode, [...needs.pieces.keys()]));
  for (const { productCode, stock } of stocks) {
    let missing = (needs.pieces.get(productCode) ?? 0) - stock;
    for (const order of pending) {
      const held = order.pieces.get(productCode) ?? 0;
      if (missing <= 0) break;
      if (held === 0) continue;
      missing -= held;
      chosen.push(order);
    }
  }
  return chosen;
}

/** The oldest of the pending orders that free a use of the coupon: of all there are, and of those the account may have. */
async function couponObstacles(
  db: Database,
  userId: number,
  pending: readonly ReservingOrder[],
  { coupon: code }: Reservation,
  now: Date,
): Promise<ReservingOrder[]> {
  const [coupon] = code ? await db.select().from(coupons).where(eq(coupons.code, code)) : [];
  if (!code || !coupon) return [];
  const { maxUses, uses, maxUsesPerUser } = coupon;
  const holders = pending.filter((order) => order.coupon === code);
  const tooMany = maxUsesPerUser === null ? 0 : (await usesByUser(db, userId, code, now)) + 1 - maxUsesPerUser;
  if (tooMany > holders.length)
    throw new ServiceError('COUPON_USED_BY_YOU', 'used as often as one may', { coupon: code });
  const isUsedUp = maxUses !== null && uses >= maxUses;
  return holders.slice(0, Math.max(tooMany, isUsedUp ? 1 : 0));
}

function rejectProblems({ totals, coupon, delivery }: Quote, input: Input): void {
  for (const { problem, productId } of totals.lines)
    if (problem) throw new ServiceError(problem, 'a line cannot be bought', { productId });
  if (coupon?.problem) throw new ServiceError(coupon.problem, 'the coupon does not hold', { coupon: coupon.code });
  if (!input.address && totals.lines.some((line) => line.requiresShipping))
    throw new ServiceError('ADDRESS_REQUIRED', 'something in the cart is shipped');
  if (delivery && !delivery.offer)
    throw new ServiceError('SHIPPING_UNAVAILABLE', 'goods are not sent there', { country: delivery.country });
  if (input.invoice && input.currency !== 'NTD')
    throw new ServiceError('VALIDATION_FAILED', 'such an invoice is for orders in Taiwan dollars');
  const total = toMainUnit({ amount: totals.total, currency: input.currency });
  if (Math.abs(input.expectedTotal - total) > 1e-6)
    throw new ServiceError('PRICE_CHANGED', 'the total is not what the buyer saw', { total });
}

/** Another tab may have bought the same for them since it was priced. */
async function rejectOwned(db: Database, person: Person, lines: Quote['totals']['lines']): Promise<void> {
  const owned = await ownedForGood(db, person);
  const again = lines.find(({ productId, grants }) => isWhollyOwned(productId, grants, owned));
  if (again) throw new ServiceError('ALREADY_OWNED', 'a line is theirs already', { productId: again.productId });
}

/** What waits in another unpaid order of theirs is ordered once more by those alone who were told so. */
async function rejectOrdered(db: Database, person: Person, lines: Quote['totals']['lines']): Promise<void> {
  const waits = await waitingIn(
    db,
    person,
    lines.map(({ productId }) => productId),
  );
  for (const [productId, order] of waits)
    throw new ServiceError('ALREADY_ORDERED', 'a line waits in another unpaid order', { productId, order });
}

function orderColumns(
  { currency, locale, marketHandle, note, address, invoice }: Input,
  { totals: { subtotal, discount, shipping, total }, coupon, settings: { japan } }: Quote,
) {
  return {
    ...{ currency, locale, marketHandle, subtotal, discount, shipping, total, note },
    coupon: coupon?.code,
    ...(address && addressColumns(address)),
    ...(invoice && total > 0 && invoiceColumns(invoice)),
    ...(japan && currency === 'JPY' && { tax_qualifiedNumber: japan.qualifiedNumber, tax_rate: japan.rate }),
  };
}
