import { and, asc, eq, gt, inArray, notExists } from '@payloadcms/db-postgres/drizzle';
import { orders, orders_lines, payments } from '@/platform/payload-generated-schema';
import type { Database } from '@/platform/kernel/database/database';
import { ServiceError } from '@/platform/kernel/service-error';
import { returnCouponUse, takeCouponUse } from './coupon';
import { changeStock } from '@/platform/catalogue/stock';
import { sumBy } from '@/platform/kernel/sum-by';

/** What an unpaid order reserves: a use of its coupon, and pieces by product. */
export type Reservation = { coupon: string | null; pieces: ReadonlyMap<string, number> };
export type ReservingOrder = Reservation & { id: number };

type Found = { id: number; coupon: string | null };

export async function reservationsOf(db: Database, found: readonly Found[]): Promise<ReservingOrder[]> {
  if (found.length === 0) return [];
  const { _parentID, productCode, quantity } = orders_lines;
  const ids = found.map(({ id }) => id);
  const lines = await db
    .select({ _parentID, productCode, quantity })
    .from(orders_lines)
    .where(inArray(_parentID, ids))
    .orderBy(asc(_parentID), asc(orders_lines._order));
  return found.map(({ id, coupon }) => {
    const own = lines.filter((line) => line._parentID === id);
    return { id, coupon, pieces: sumBy(own.map((line) => [line.productCode, line.quantity])) };
  });
}

/**
 * The account's own unpaid orders with their reservations, oldest first, without those that a provider is processing.
 * They never block the account's own purchase: a new order that needs their reservations replaces them.
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
 * Releases the reservations of some orders and takes those of another, in one go: coupons before stock and each ordered
 * by name, so that two transactions cannot deadlock.
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
