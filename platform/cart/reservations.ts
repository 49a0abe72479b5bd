import { and, asc, eq, gt, notExists } from '@payloadcms/db-postgres/drizzle';
import { orders, payments } from '@/platform/payload-generated-schema';
import type { Database } from '@/platform/kernel/database/database';
import { ServiceError } from '@/platform/kernel/service-error';
import { returnCouponUse, takeCouponUse } from './coupon';
import { findLines } from '@/platform/orders/order-rows';
import { changeStock } from '@/platform/catalogue/stock/stock';

/** What an unpaid order keeps from others: a use of its coupon, and pieces by product. */
export type Reservation = { coupon: string | null; pieces: ReadonlyMap<string, number> };
export type ReservingOrder = Reservation & { id: number };

/** Sums by name. */
export function sumBy(entries: Iterable<readonly [string, number]>): Map<string, number> {
  const sums = new Map<string, number>();
  for (const [name, amount] of entries) sums.set(name, (sums.get(name) ?? 0) + amount);
  return sums;
}

type Found = { id: number; coupon: string | null };

export async function reservationsOf(db: Database, found: readonly Found[]): Promise<ReservingOrder[]> {
  const ids = found.map(({ id }) => id);
  const lines = await findLines(db, ids);
  return found.map(({ id, coupon }) => {
    const own = lines.filter((line) => line._parentID === id);
    return { id, coupon, pieces: sumBy(own.map((line) => [line.productCode, line.quantity])) };
  });
}

/**
 * The account's own unpaid orders with what each holds, oldest first, without those a provider is working on.
 * They never stand in the way of the account's own purchase: an order that needs what they hold takes their place.
 */
export async function ownPending(db: Database, userId: number, now: Date): Promise<ReservingOrder[]> {
  const isWorkedOn = and(eq(payments.order, orders.id), eq(payments.status, 'PROCESSING'));
  const found = await db
    .select({ id: orders.id, coupon: orders.coupon })
    .from(orders)
    .where(
      and(
        eq(orders.user, userId),
        eq(orders.status, 'PENDING'),
        gt(orders.expiresAt, now.toISOString()),
        notExists(db.select({ id: payments.id }).from(payments).where(isWorkedOn)),
      ),
    )
    .orderBy(asc(orders.id));
  return reservationsOf(db, found);
}

/**
 * Gives back what some orders held and takes what another needs, in one go: coupons before stock and each in the order of their names, so that
 * two transactions never hold what the other waits for.
 * @returns the products whose stock changed: invalidate them once the transaction is committed
 */
export async function moveReservations(
  db: Database,
  released: readonly Reservation[],
  taken: Reservation | null,
): Promise<string[]> {
  const moves = [...released.map((hold) => ({ hold, sign: 1 })), ...(taken ? [{ hold: taken, sign: -1 }] : [])];
  const coupons = sumBy(moves.flatMap(({ hold, sign }) => (hold.coupon ? [[hold.coupon, sign] as const] : [])));
  for (const [code, uses] of [...coupons].sort(([a], [b]) => (a < b ? -1 : 1))) {
    for (let use = 0; use < uses; use += 1) await returnCouponUse(db, code);
    if (uses < 0 && !(await takeCouponUse(db, code)))
      throw new ServiceError('COUPON_USED_UP', 'the last use is gone', { coupon: code });
  }
  const pieces = moves.flatMap(({ hold, sign }) => [...hold.pieces].map(([id, count]) => [id, sign * count] as const));
  return changeStock(db, sumBy(pieces));
}
