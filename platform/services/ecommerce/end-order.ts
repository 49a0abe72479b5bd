import type { Payload } from 'payload';
import { database, inTransaction, rows, sql, type Transaction } from '../database';
import { returnCouponUse } from './coupon';
import { findLines, type OrderRow } from './order-rows';
import { returnStock } from './stock';

/** Ends a PENDING order and gives back what it held; false when it was no longer PENDING. */
export async function endOrder(
  db: Transaction['db'],
  order: Pick<OrderRow, 'id' | 'coupon'>,
  status: 'CANCELLED' | 'EXPIRED',
  now: Date,
): Promise<boolean> {
  const ended = await rows(
    db,
    sql`UPDATE orders SET status = ${status}, updated_at = ${now.toISOString()} WHERE id = ${order.id} AND status = 'PENDING' RETURNING id`,
  );
  if (ended.length === 0) return false;
  // Coupon before stock, as an order takes them: two transactions never hold what the other waits for.
  if (order.coupon) await returnCouponUse(db, order.coupon);
  const lines = await findLines(db, [order.id]);
  await returnStock(
    db,
    lines.map((line) => ({ productId: line.product_code, quantity: line.quantity })),
  );
  return true;
}

/** Ends the orders whose time is over; how many. */
export async function expireOrders(payload: Payload, now: Date, limit = 100): Promise<number> {
  const due = await rows<{ id: number }>(
    database(payload),
    sql`
    SELECT id FROM orders WHERE status = 'PENDING' AND expires_at < ${now.toISOString()} ORDER BY expires_at LIMIT ${limit}::int`,
  );
  let ended = 0;
  for (const { id } of due) {
    // One transaction each: a payment arriving now waits for one order, not for all.
    const isEnded = await inTransaction(payload, async ({ db }) => {
      const [order] = await rows<Pick<OrderRow, 'id' | 'coupon'>>(
        db,
        sql`SELECT id, coupon FROM orders WHERE id = ${id} AND status = 'PENDING' FOR UPDATE SKIP LOCKED`,
      );
      return order ? endOrder(db, order, 'EXPIRED', now) : false;
    });
    if (isEnded) ended += 1;
  }
  return ended;
}
