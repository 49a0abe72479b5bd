import type { Database } from '../database';
import { ServiceError } from '../service-error';
import { returnCouponUse, takeCouponUse } from './coupon';
import { changeStock } from './stock';

/** What an unpaid order keeps from others: a use of its coupon, and pieces by product. */
export type Hold = { coupon: string | null; pieces: ReadonlyMap<string, number> };

/**
 * Gives back what some orders held and takes what another needs, in one go: coupons before stock and each in the order of their names, so that
 * two transactions never hold what the other waits for.
 * @returns the products whose stock changed: announce them once the transaction is committed
 */
export async function moveHolds(db: Database, released: readonly Hold[], taken: Hold | null): Promise<string[]> {
  const coupons = new Map<string, number>();
  const stock = new Map<string, number>();
  const add = (hold: Hold, sign: 1 | -1) => {
    if (hold.coupon) coupons.set(hold.coupon, (coupons.get(hold.coupon) ?? 0) + sign);
    for (const [productId, pieces] of hold.pieces) stock.set(productId, (stock.get(productId) ?? 0) + sign * pieces);
  };
  for (const hold of released) add(hold, 1);
  if (taken) add(taken, -1);
  for (const [code, uses] of [...coupons].sort(([a], [b]) => (a < b ? -1 : 1))) {
    for (let use = 0; use < uses; use += 1) await returnCouponUse(db, code);
    if (uses < 0 && !(await takeCouponUse(db, code)))
      throw new ServiceError('COUPON_USED_UP', 'the last use is gone', { coupon: code });
  }
  return changeStock(db, stock);
}
