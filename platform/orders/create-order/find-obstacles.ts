import { eq, inArray } from '@payloadcms/db-postgres/drizzle';
import { maxPendingOrders } from '@/lib/orders/order-state';
import { coupons, inventory } from '@/platform/payload-generated-schema';
import type { Database } from '@/platform/kernel/database/database';
import { ServiceError } from '@/platform/kernel/service-error';
import { overdueWith, usesByUser } from '@/platform/cart/coupon';
import { ownPending, type Reservation, type ReservingOrder } from '@/platform/cart/reservations';

/** Ids of the account's own orders that a new one replaces. */
type Obstacles = { overdue: number[]; inTheWay: number[] };

/**
 * The account's own unpaid orders that hold what a new order needs, and expired ones that are not ended yet: they could still be paid, and use
 * the coupon once more.
 * @throws ServiceError TOO_MANY_PENDING_ORDERS if too many others are left, COUPON_USED_BY_YOU
 */
export async function findObstacles(db: Database, userId: number, needs: Reservation, now: Date): Promise<Obstacles> {
  const overdue = needs.coupon ? await overdueWith(db, userId, needs.coupon, now) : [];
  const pending = await ownPending(db, userId, now);
  const inTheWay = new Set([
    ...(await stockObstacles(db, pending, needs)),
    ...(await couponObstacles(db, userId, pending, needs, now)),
  ]);
  if (pending.length - inTheWay.size >= maxPendingOrders)
    throw new ServiceError('TOO_MANY_PENDING_ORDERS', `at most ${maxPendingOrders} unpaid orders at a time`);
  return { overdue, inTheWay: [...inTheWay].map(({ id }) => id) };
}

/** The oldest of the pending orders that free the missing pieces, and no more than needed. */
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

/** The oldest of the pending orders that free a use of the coupon, by its limit for all and its limit for each account. */
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
