import { and, eq, gt, inArray, isNull, lt, lte, or } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import { currencies, fromMainUnit } from '@/lib/kernel/money';
import { paidStatuses } from '@/lib/sales/paid-statuses';
import type { Coupon } from '@/lib/catalogue/price';
import { coupons, coupons_rels, orders } from '@/platform/payload-generated-schema';
import { database, isoOrNull, sql, type Database } from '@/platform/kernel/database/database';

/** A coupon by its code, in upper or lower case, with no uses by the caller counted yet; null when there is none. */
export async function findCoupon(payload: Payload, code: string): Promise<Coupon | null> {
  const isOnlyProduct = eq(coupons_rels.path, 'onlyProducts');
  const row = await database(payload).query.coupons.findFirst({
    where: eq(coupons.code, code.trim().toUpperCase()),
    with: {
      onlyTypes: true,
      _rels: { columns: { id: true }, where: isOnlyProduct, with: { productsID: { columns: { code: true } } } },
    },
  });
  if (!row) return null;
  const amounts: Coupon['amounts'] = {};
  for (const currency of currencies) {
    const value = row[`perCurrency_${currency}`];
    if (value) amounts[currency] = fromMainUnit(value, currency).amount;
  }
  return {
    code: row.code,
    kind: row.kind,
    percent: row.value ?? 0,
    amounts,
    startsAt: isoOrNull(row.startsAt),
    endsAt: isoOrNull(row.endsAt),
    maxUses: row.maxUses,
    uses: row.uses,
    maxUsesPerUser: row.maxUsesPerUser,
    usesByUser: 0,
    onlyTypes: row.onlyTypes.flatMap(({ value }) => value ?? []),
    onlyProducts: row._rels.flatMap(({ productsID: product }) => product?.code ?? []),
  };
}

/** How many orders of an account have used a coupon, or reserve it until they are paid or expired. */
export function usesByUser(db: Database, userId: number, code: string, now: Date): Promise<number> {
  const { user, coupon, status, expiresAt } = orders;
  const holds = and(eq(status, 'PENDING'), gt(expiresAt, now.toISOString()));
  return db.$count(orders, and(eq(user, userId), eq(coupon, code), or(inArray(status, [...paidStatuses]), holds)));
}

/** The account's orders with a coupon that are past their time for payment but not ended yet. */
export async function overdueWith(db: Database, userId: number, code: string, now: Date): Promise<number[]> {
  const { id, user, coupon, status, expiresAt } = orders;
  const isOverdue = and(eq(status, 'PENDING'), lte(expiresAt, now.toISOString()));
  const found = await db
    .select({ id })
    .from(orders)
    .where(and(eq(user, userId), eq(coupon, code), isOverdue));
  return found.map((order) => order.id);
}

/** Takes one use; false when none is left. The conditional update settles a race for the last one. */
export async function takeCouponUse(db: Database, code: string): Promise<boolean> {
  const taken = await db
    .update(coupons)
    .set({ uses: sql`${coupons.uses} + 1` })
    .where(and(eq(coupons.code, code), or(isNull(coupons.maxUses), lt(coupons.uses, coupons.maxUses))))
    .returning({ id: coupons.id });
  return taken.length > 0;
}

export async function returnCouponUse(db: Database, code: string): Promise<void> {
  await db
    .update(coupons)
    .set({ uses: sql`greatest(${coupons.uses} - 1, 0)` })
    .where(eq(coupons.code, code));
}
