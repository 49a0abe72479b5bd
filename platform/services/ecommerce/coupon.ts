import type { Payload } from 'payload';
import { currencies, fromMainUnit, type Currency } from '@/lib/domain/money';
import type { Coupon } from '@/lib/domain/price';
import type { ProductType } from '@/lib/domain/product-type';
import { database, firstRow, isoOrNull, rows, sql, type Transaction } from '../database';

type Row = {
  code: string;
  kind: 'percent' | 'amount';
  value: number | null;
  starts_at: string | null;
  ends_at: string | null;
  max_uses: number | null;
  uses: number;
  types: ProductType[] | null;
  products: string[] | null;
} & Record<Currency, number | null>;

/** A coupon by its code, in any letter case; null when there is none. */
export async function findCoupon(payload: Payload, code: string): Promise<Coupon | null> {
  const row = await firstRow<Row>(
    database(payload),
    sql`
    SELECT c.code, c.kind::text AS kind, c.value::float8 AS value, c.starts_at, c.ends_at, c.max_uses::float8 AS max_uses, c.uses::float8 AS uses,
      c.per_currency_ntd::float8 AS "NTD", c.per_currency_usd::float8 AS "USD", c.per_currency_jpy::float8 AS "JPY",
      (SELECT jsonb_agg(t.value) FROM coupons_only_types t WHERE t.parent_id = c.id) AS types,
      (SELECT jsonb_agg(p.code) FROM coupons_rels r JOIN products p ON p.id = r.products_id WHERE r.parent_id = c.id AND r.path = 'onlyProducts') AS products
    FROM coupons c WHERE c.code = ${code.trim().toUpperCase()}`,
  );
  if (!row) return null;
  const amounts: Coupon['amounts'] = {};
  for (const currency of currencies) {
    const value = row[currency];
    if (value) amounts[currency] = fromMainUnit(value, currency).amount;
  }
  return {
    code: row.code,
    kind: row.kind,
    percent: row.value ?? 0,
    amounts,
    startsAt: isoOrNull(row.starts_at),
    endsAt: isoOrNull(row.ends_at),
    maxUses: row.max_uses,
    uses: row.uses,
    onlyTypes: row.types ?? [],
    onlyProducts: row.products ?? [],
  };
}

/** Takes one use; false when none is left. The conditional update settles a race for the last one. */
export async function takeCouponUse(db: Transaction['db'], code: string): Promise<boolean> {
  return (
    (
      await rows(
        db,
        sql`UPDATE coupons SET uses = uses + 1 WHERE code = ${code} AND (max_uses IS NULL OR uses < max_uses) RETURNING id`,
      )
    ).length > 0
  );
}

export async function returnCouponUse(db: Transaction['db'], code: string): Promise<void> {
  await db.execute(sql`UPDATE coupons SET uses = uses - 1 WHERE code = ${code} AND uses > 0`);
}
