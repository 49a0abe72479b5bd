import { and, eq, isNull, lt, or } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import { currencies, fromMainUnit } from '@/lib/domain/money';
import type { Coupon } from '@/lib/domain/price';
import { coupons, coupons_only_types, coupons_rels, products } from '@/platform/payload-generated-schema';
import { database, isoOrNull, sql, type Database } from '../database';

/** A coupon by its code, in any letter case; null when there is none. */
export async function findCoupon(payload: Payload, code: string): Promise<Coupon | null> {
  const db = database(payload);
  const [row] = await db.select().from(coupons).where(eq(coupons.code, code.trim().toUpperCase()));
  if (!row) return null;
  const types = await db
    .select({ type: coupons_only_types.value })
    .from(coupons_only_types)
    .where(eq(coupons_only_types.parent, row.id));
  const only = await db
    .select({ code: products.code })
    .from(coupons_rels)
    .innerJoin(products, eq(products.id, coupons_rels.productsID))
    .where(and(eq(coupons_rels.parent, row.id), eq(coupons_rels.path, 'onlyProducts')));
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
    onlyTypes: types.flatMap(({ type }) => type ?? []),
    onlyProducts: only.flatMap((product) => product.code ?? []),
  };
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
