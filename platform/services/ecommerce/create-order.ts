import { createHash, randomBytes } from 'node:crypto';
import type { CreateOrderInput, Order } from '@/lib/contract/ecommerce';
import { fromMainUnit, toMainUnit } from '@/lib/domain/money';
import { pendingMinutes } from '@/lib/domain/order-state';
import { requireUser, type Context } from '../context';
import { database, firstRow, inTransaction, sql, type Transaction } from '../database';
import { ServiceError } from '../service-error';
import { takeCouponUse } from './coupon';
import { deliverOrder } from './deliver';
import { findOrders, lockOrder, toOrders } from './order-rows';
import { quoteCart, type Quote } from './quote-cart';
import { takeStock } from './stock';

type Input = CreateOrderInput & { idempotencyKey: string };

/**
 * Places an order. One key of one user is one order: sent again with the same body it answers the same order,
 * with another body 409. Stock and coupon are held from here until the order is paid or ends (30 minutes).
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
  const outcome = await inTransaction(ctx.payload, async ({ db }) => {
    const id = await insertOrder(db, ctx, input, quote, { userId: user.id, requestHash });
    // Somebody with the same key was first; their order is the answer.
    if (id === null) return null;
    if (quote.coupon && !(await takeCouponUse(db, quote.coupon.code)))
      throw new ServiceError('COUPON_USED_UP', 'the last use is gone');
    await takeStock(db, quote.totals.lines);
    const order = await lockOrder(db, id);
    if (!order) throw new Error('the new order is gone');
    if (quote.totals.total === 0) await deliverOrder(db, order, ctx.now());
    return (await toOrders(db, [order]))[0] ?? null;
  });
  const order = outcome ?? (await sameRequest(database(ctx.payload), user.id, idempotencyKey, requestHash));
  if (!order) throw new Error('the order was neither placed nor found');
  return order;
}

async function sameRequest(
  db: Transaction['db'],
  userId: number,
  key: string,
  requestHash: string,
): Promise<Order | null> {
  const [row] = await findOrders(db, sql`o.user_id = ${userId} AND o.idempotency_key = ${key}`, 1);
  if (!row) return null;
  if (row.request_hash !== requestHash)
    throw new ServiceError('IDEMPOTENCY_KEY_REUSED', 'this key belongs to another order');
  return (await toOrders(db, [row]))[0] ?? null;
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
  db: Transaction['db'],
  ctx: Context,
  input: Input,
  { totals, coupon }: Quote,
  by: { userId: number; requestHash: string },
): Promise<number | null> {
  const now = ctx.now();
  const at = now.toISOString();
  const isFree = totals.total === 0;
  const expiresAt = isFree ? null : new Date(now.getTime() + pendingMinutes * 60_000).toISOString();
  const { address } = input;
  const order = await firstRow<{ id: number }>(
    db,
    sql`
    INSERT INTO orders (number, user_id, status, currency, locale, market_handle, subtotal, discount, shipping, total, refunded, coupon,
      address_name, address_phone, address_country, address_postal_code, address_city, address_line1, address_line2,
      note, idempotency_key, request_hash, expires_at, paid_at, created_at, updated_at)
    VALUES (${newOrderNumber(now)}, ${by.userId}, ${isFree ? 'PAID' : 'PENDING'}, ${input.currency}, ${input.locale}, ${input.marketHandle ?? null},
      ${totals.subtotal}, ${totals.discount}, ${totals.shipping}, ${totals.total}, 0, ${coupon?.code ?? null},
      ${address?.name ?? null}, ${address?.phone ?? null}, ${address?.country ?? null}, ${address?.postalCode ?? null}, ${address?.city ?? null},
      ${address?.line1 ?? null}, ${address?.line2 ?? null}, ${input.note ?? null}, ${input.idempotencyKey}, ${by.requestHash},
      ${expiresAt}, ${isFree ? at : null}, ${at}, ${at})
    ON CONFLICT (user_id, idempotency_key) DO NOTHING RETURNING id`,
  );
  if (!order) return null;
  for (const [index, line] of totals.lines.entries()) {
    await db.execute(sql`
      INSERT INTO orders_lines (_order, _parent_id, id, product_code, title, quantity, unit_origin, unit_price, discount, amount, refunded, requires_shipping, grants)
      VALUES (${index + 1}, ${order.id}, ${randomBytes(12).toString('hex')}, ${line.productId}, ${line.title}, ${line.quantity},
        ${line.unitOrigin}, ${line.unitPrice}, ${line.discount}, ${line.amount}, 0, ${line.requiresShipping}, ${JSON.stringify(line.grants)}::jsonb)`);
  }
  return order.id;
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
