import { and, asc, eq, gt, notExists } from '@payloadcms/db-postgres/drizzle';
import { orders, orders_lines, payments } from '@/platform/payload-generated-schema';
import type { Database } from '../database';

export type PendingOrder = { id: number; coupon: string | null; pieces: Map<string, number> };

/**
 * The account's own unpaid orders with what each holds, oldest first, without those a provider is working on.
 * They never stand in the way of the account's own purchase: an order that needs what they hold takes their place.
 */
export async function ownPending(db: Database, userId: number, now: Date): Promise<PendingOrder[]> {
  const found = await db
    .select({
      id: orders.id,
      coupon: orders.coupon,
      productCode: orders_lines.productCode,
      quantity: orders_lines.quantity,
    })
    .from(orders)
    .innerJoin(orders_lines, eq(orders_lines._parentID, orders.id))
    .where(
      and(
        eq(orders.user, userId),
        eq(orders.status, 'PENDING'),
        gt(orders.expiresAt, now.toISOString()),
        notExists(
          db
            .select({ id: payments.id })
            .from(payments)
            .where(and(eq(payments.order, orders.id), eq(payments.status, 'PROCESSING'))),
        ),
      ),
    )
    .orderBy(asc(orders.id));
  const pending = new Map<number, PendingOrder>();
  for (const { id, coupon, productCode, quantity } of found) {
    const order = pending.get(id) ?? { id, coupon, pieces: new Map() };
    order.pieces.set(productCode, (order.pieces.get(productCode) ?? 0) + quantity);
    pending.set(id, order);
  }
  return [...pending.values()];
}
