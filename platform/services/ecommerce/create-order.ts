import { createHash, randomBytes } from 'node:crypto';
import { and, eq, inArray } from '@payloadcms/db-postgres/drizzle';
import type { CreateOrderInput, Order } from '@/lib/contract/ecommerce';
import { fromMainUnit, toMainUnit } from '@/lib/domain/money';
import { maxPendingOrders, pendingMinutes } from '@/lib/domain/order-state';
import { coupons, inventory, orders, orders_lines } from '@/platform/payload-generated-schema';
import { requireUser, type Context } from '../context';
import { database, inTransaction, type Database } from '../database';
import { ServiceError } from '../service-error';
import { deliverOrder } from './deliver';
import { endPending } from './end-order';
import { lineUpUser } from './give';
import { moveHolds, type Hold } from './holds';
import { findLines, findOrders, lockOrder, toOrders } from './order-rows';
import { ownPending, type PendingOrder } from './pending';
import { fixCodes, quoteCart, type Quote, type QuoteLine } from './quote-cart';
import { announceStock } from './stock';

type Input = CreateOrderInput & { idempotencyKey: string };

/**
 * Places an order. One key of one user is one order: sent again with the same body it answers the same order,
 * with another body 409. Stock and coupon are held from here until the order is paid or ends (30 minutes).
 * The account's own unpaid orders are given up where this one needs what they hold; otherwise it may have five.
 * An order of nothing to pay is PAID at once.
 */
export async function createOrder({ ctx, input }: { ctx: Context; input: Input }): Promise<Order> {
  const user = requireUser(ctx);
  const { idempotencyKey, ...body } = input;
  const requestHash = createHash('sha256').update(stableJson(body)).digest('hex');
  const earlier = await sameRequest(database(ctx.payload), user.id, idempotencyKey, requestHash);
  if (earlier) return earlier;

  const quote = await quoteCart({ ctx, input });
  refuseProblems(quote, input);
  const lines = await fixCodes(ctx.payload, quote.totals.lines);
  const { order, changed } = await inTransaction(ctx.payload, async ({ db }) => {
    // One order of an account at a time: what it holds and how many it has are counted.
    await lineUpUser(db, user.id);
    const same = await sameRequest(db, user.id, idempotencyKey, requestHash);
    if (same) return { order: same, changed: [] };
    const needs: Hold = { coupon: quote.coupon?.code ?? null, pieces: piecesOf(lines) };
    const released = await makeRoom(db, user.id, needs, ctx.now());
    const id = await insertOrder(db, ctx, input, quote, { userId: user.id, requestHash });
    await insertLines(db, id, lines);
    const taken = await moveHolds(db, released, needs);
    const row = await lockOrder(db, id);
    if (!row) throw new Error('the new order is gone');
    if (row.status === 'PAID') await deliverOrder(db, row, await findLines(db, [id]), ctx.now());
    return { order: (await toOrders(db, [row]))[0], changed: taken };
  });
  if (!order) throw new Error('the order was neither placed nor found');
  await announceStock(ctx.payload, changed);
  return order;
}

async function sameRequest(db: Database, userId: number, key: string, requestHash: string): Promise<Order | null> {
  const [row] = await findOrders(db, and(eq(orders.user, userId), eq(orders.idempotencyKey, key)), 1);
  if (!row) return null;
  if (row.requestHash !== requestHash)
    throw new ServiceError('IDEMPOTENCY_KEY_REUSED', 'this key belongs to another order');
  return (await toOrders(db, [row]))[0] ?? null;
}

function piecesOf(lines: readonly QuoteLine[]): Map<string, number> {
  return new Map(lines.map((line) => [line.productId, line.quantity]));
}

/** Gives up the account's own unpaid orders whose hold stands in the way of this one. Refuses when too many others are left. */
async function makeRoom(db: Database, userId: number, needs: Hold, now: Date): Promise<Hold[]> {
  const pending = await ownPending(db, userId, now);
  const inTheWay = await obstacles(db, pending, needs);
  if (pending.length - inTheWay.length >= maxPendingOrders)
    throw new ServiceError('TOO_MANY_PENDING_ORDERS', `at most ${maxPendingOrders} unpaid orders at a time`);
  return endPending(
    db,
    inTheWay.map((order) => order.id),
    'CANCELLED',
    now,
  );
}

/** The oldest of the pending orders that free what is missing, and no more of them. */
async function obstacles(db: Database, pending: readonly PendingOrder[], needs: Hold): Promise<PendingOrder[]> {
  if (pending.length === 0) return [];
  const chosen = new Set<PendingOrder>();
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
      chosen.add(order);
    }
  }
  if (needs.coupon) {
    const [coupon] = await db.select().from(coupons).where(eq(coupons.code, needs.coupon));
    const isUsedUp = coupon && coupon.maxUses !== null && coupon.uses >= coupon.maxUses;
    const holder = pending.find((order) => order.coupon === needs.coupon);
    if (isUsedUp && holder) chosen.add(holder);
  }
  return [...chosen];
}

function refuseProblems(quote: Quote, input: Input): void {
  const broken = quote.totals.lines.find((line) => line.problem !== null);
  if (broken?.problem)
    throw new ServiceError(broken.problem, 'a line cannot be bought', { productId: broken.productId });
  if (quote.coupon?.problem)
    throw new ServiceError(quote.coupon.problem, 'the coupon does not hold', { coupon: quote.coupon.code });
  if (!input.address && quote.totals.lines.some((line) => line.requiresShipping))
    throw new ServiceError('ADDRESS_REQUIRED', 'something in the cart is shipped');
  if (expectedMinor(input) !== quote.totals.total) {
    throw new ServiceError('PRICE_CHANGED', 'the total is not what the buyer saw', {
      total: toMainUnit({ amount: quote.totals.total, currency: input.currency }),
    });
  }
}

function expectedMinor(input: Input): number {
  try {
    return fromMainUnit(input.expectedTotal, input.currency).amount;
  } catch {
    return Number.NaN;
  }
}

async function insertOrder(
  db: Database,
  ctx: Context,
  input: Input,
  { totals, coupon }: Quote,
  by: { userId: number; requestHash: string },
): Promise<number> {
  const now = ctx.now();
  const at = now.toISOString();
  const isFree = totals.total === 0;
  const { address } = input;
  const [order] = await db
    .insert(orders)
    .values({
      number: newOrderNumber(now),
      user: by.userId,
      status: isFree ? 'PAID' : 'PENDING',
      currency: input.currency,
      locale: input.locale,
      marketHandle: input.marketHandle,
      subtotal: totals.subtotal,
      discount: totals.discount,
      shipping: totals.shipping,
      total: totals.total,
      coupon: coupon?.code,
      address_name: address?.name,
      address_phone: address?.phone,
      address_country: address?.country,
      address_postalCode: address?.postalCode,
      address_city: address?.city,
      address_line1: address?.line1,
      address_line2: address?.line2,
      note: input.note,
      idempotencyKey: input.idempotencyKey,
      requestHash: by.requestHash,
      expiresAt: isFree ? null : new Date(now.getTime() + pendingMinutes * 60_000).toISOString(),
      paidAt: isFree ? at : null,
      createdAt: at,
      updatedAt: at,
    })
    .returning({ id: orders.id });
  if (!order) throw new Error('the order was not stored');
  return order.id;
}

async function insertLines(db: Database, orderId: number, lines: Quote['totals']['lines']): Promise<void> {
  await db.insert(orders_lines).values(
    lines.map((line, index) => ({
      _order: index + 1,
      _parentID: orderId,
      id: randomBytes(12).toString('hex'),
      productCode: line.productId,
      title: line.title,
      titles: line.titles,
      quantity: line.quantity,
      unitOrigin: line.unitOrigin,
      unitPrice: line.unitPrice,
      discount: line.discount,
      amount: line.amount,
      requiresShipping: line.requiresShipping,
      grants: line.grants,
    })),
  );
}

const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** The day and ten random letters: 261121-7KQ4MZ9XAB. */
function newOrderNumber(now: Date): string {
  const letters = [...randomBytes(10)].map((byte) => alphabet[byte % alphabet.length]).join('');
  return `${now.toISOString().slice(2, 10).replaceAll('-', '')}-${letters}`;
}

/** JSON with keys in one order, so that the same request always has the same hash. */
function stableJson(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    inner && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}
