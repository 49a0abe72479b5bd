import type { CreateOrderInput, Order } from '@/lib/orders/shapes';
import { requireUser, type Asked, type Context } from '@/platform/kernel/context';
import { database, inTransaction, type Database } from '@/platform/kernel/database/database';
import { limitNetwork } from '@/platform/kernel/limits/limits';
import { ServiceError } from '@/platform/kernel/service-error';
import { lockOwnAccount } from '@/platform/account/accounts';
import { returnEnded, takeFromCart } from './ordered-cart';
import { quoteCart, type Quote } from '@/platform/cart/quote-cart';
import { fixCodes } from '@/platform/catalogue/fix-codes';
import { moveReservations, type Reservation, type ReservingOrder } from '@/platform/cart/reservations';
import { invalidateStock } from '@/platform/catalogue/stock';
import { fulfilOrder } from './fulfil-order';
import { personFor } from '@/platform/fulfilment/person-for';
import { findObstacles } from './create-order/find-obstacles';
import { rejectProblems } from './create-order/reject-problems';
import { rejectOrdered, rejectOwned } from './create-order/reject-repeated';
import { endPending } from './end-order';
import { hashOf, insertLines, insertOrder, sameRequest, type Once } from './insert-order';
import { orderColumns } from './rows/order-columns';
import { findLines, toOrders, type OrderRow } from './order-rows';

type Input = CreateOrderInput & { idempotencyKey: string };
/** A request with its quote. `lines` are the quote's, with the grants of their codes. */
type Priced = { input: Input; once: Once; quote: Quote; lines: Quote['totals']['lines'] };
/** `changed`: the products whose stock changed. */
type Placed = { order: Order; changed: string[] };

/**
 * Places an order, for the account's holder or one of its learners. One key of one user is one order: sent again with the same body it returns the same order,
 * with another body 409. Stock and coupon are held from here until the order is paid or ends (30 minutes).
 * The account's own unpaid orders are cancelled where this one needs the stock or coupon they hold; otherwise it may have five.
 * An order with a total of 0 is PAID at once.
 */
export async function createOrder({ ctx, input }: Asked<Input>): Promise<Order> {
  await limitNetwork(ctx, 'order');
  const once = onceOf(requireBuyer(ctx), input);
  const earlier = await sameRequest(database(ctx.payload), once);
  if (earlier) return asOrder(database(ctx.payload), earlier);

  const quote = await quoteCart({ ctx, input: { ...input, country: input.address?.country } });
  rejectProblems(quote, input);
  const lines = await fixCodes(ctx.payload, quote.totals.lines, quote.products);
  const priced = { input, once, quote, lines };
  const { order, changed } = await inTransaction(ctx.payload, ({ db }) => placeOrder(db, priced, ctx.now));
  await invalidateStock(ctx.payload, changed);
  return order;
}

async function placeOrder(db: Database, priced: Priced, clock: () => Date): Promise<Placed> {
  const { input, once, quote, lines } = priced;
  // One order of an account at a time, since its reservations and its unpaid orders are counted.
  await lockOwnAccount(db, once.user);
  const same = await sameRequest(db, once);
  if (same) return { order: await asOrder(db, same), changed: [] };

  const now = clock();
  const person = await personFor(db, once.user, input.learner);
  await rejectOwned(db, person, lines);
  if (!input.again && quote.totals.total > 0) await rejectOrdered(db, person, lines);

  const needs = reservationOf(priced);
  const released = await releaseObstacles(db, once.user, needs, now);
  const row = await insertOrder(db, now, { ...once, learner: person.learner, ...orderColumns(input, quote) });
  await insertLines(db, row.id, lines);
  const changed = await moveReservations(db, released, needs);
  if (row.status === 'PAID') await fulfilOrder(db, row, await findLines(db, [row.id]), now);
  await updateCart(db, row, released, input, now);
  return { order: await asOrder(db, row), changed };
}

/** Receipts and problems are reported by email: a teacher's student, without an address, cannot order (docs/product.md, "A teacher's students"). */
function requireBuyer(ctx: Context): number {
  const { id, email } = requireUser(ctx);
  if (!email) throw new ServiceError('EMAIL_REQUIRED', 'an account without an address orders nothing');
  return id;
}

function onceOf(user: number, { idempotencyKey, ...body }: Input): Once {
  return { user, idempotencyKey, requestHash: hashOf(body) };
}

const asOrder = async (db: Database, row: OrderRow): Promise<Order> => (await toOrders(db, [row]))[0]!;

const reservationOf = ({ quote, lines }: Priced): Reservation => ({
  coupon: quote.coupon?.code ?? null,
  pieces: new Map(lines.map((line) => [line.productId, line.quantity])),
});

/** Ends the account's own unpaid orders that stand in the way. @returns what they held */
async function releaseObstacles(db: Database, user: number, needs: Reservation, now: Date): Promise<ReservingOrder[]> {
  const { overdue, inTheWay } = await findObstacles(db, user, needs, now);
  return [...(await endPending(db, overdue, 'EXPIRED', now)), ...(await endPending(db, inTheWay, 'CANCELLED', now))];
}

/** Returns the items of the ended orders to the cart, then removes what this order has, so that none of it is left there. */
async function updateCart(
  db: Database,
  { user, coupon }: OrderRow,
  released: readonly ReservingOrder[],
  { items }: Input,
  now: Date,
): Promise<void> {
  await returnEnded(
    db,
    released.map(({ id }) => id),
    now,
  );
  await takeFromCart(db, user, { items, coupon }, now);
}
