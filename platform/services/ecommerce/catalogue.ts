import type { Payload } from 'payload';
import type { PriceMap, Product } from '@/lib/contract/ecommerce';
import type { GrantKind } from '@/lib/domain/grant-kinds';
import type { Position } from '@/lib/domain/position';
import { currencies } from '@/lib/domain/money';
import { locales, type Locale } from '@/lib/i18n/locales';
import { database, rows, sql } from '../database';

export type Grant = {
  kind: GrantKind;
  ref: string | null;
  months: number | null;
  amount: number;
};
/** A published product with what ordering needs beside its public facts. */
export type CatalogueProduct = { facts: Product; titles: Partial<Record<Locale, string>>; grants: Grant[] };

type Row = {
  code: string;
  type: Product['type'];
  is_itp: boolean;
  requires_shipping: boolean;
  featured: boolean;
  grade_from: number | null;
  grade_to: number | null;
  lesson_count: number | null;
  sort_order: number;
  cover: Position | null;
  prices: Record<string, number | null>;
  active: Partial<Record<Locale, boolean>> | null;
  titles: Partial<Record<Locale, string>> | null;
  audience: Product['audience'] | null;
  stock: number | null;
  grants: Grant[] | null;
};

const emptyBoard: Position = { size: 19, black: '', white: '' };

/**
 * Published products in the shop's order; with `codes`, only those.
 * A product without a title in a language counts as inactive there.
 */
export async function readProducts(payload: Payload, codes?: readonly string[]): Promise<CatalogueProduct[]> {
  if (codes && codes.length === 0) return [];
  const only = codes
    ? sql`AND p.code IN (${sql.join(
        codes.map((code) => sql`${code}`),
        sql`, `,
      )})`
    : sql``;
  const found = await rows<Row>(
    database(payload),
    sql`
    SELECT p.code, p.type::text AS type, COALESCE(p.is_itp, false) AS is_itp, COALESCE(p.requires_shipping, false) AS requires_shipping,
      COALESCE(p.featured, false) AS featured, p.grade_from::float8, p.grade_to::float8, p.lesson_count::float8, p.sort_order::float8, p.cover,
      jsonb_build_object(
        'NTDorigin', p.price_ntd_origin_price, 'NTDsell', p.price_ntd_sell_price,
        'USDorigin', p.price_usd_origin_price, 'USDsell', p.price_usd_sell_price,
        'JPYorigin', p.price_jpy_origin_price, 'JPYsell', p.price_jpy_sell_price) AS prices,
      l.active, l.titles, a.audience, i.stock::float8 AS stock, g.grants
    FROM products p
    LEFT JOIN (SELECT _parent_id, jsonb_object_agg(_locale, COALESCE(is_active, true) AND COALESCE(title, '') <> '') AS active,
      jsonb_object_agg(_locale, title) AS titles FROM products_locales GROUP BY _parent_id) l ON l._parent_id = p.id
    LEFT JOIN (SELECT parent_id, jsonb_agg(value ORDER BY "order") AS audience FROM products_audience GROUP BY parent_id) a ON a.parent_id = p.id
    LEFT JOIN (SELECT _parent_id, jsonb_agg(jsonb_build_object('kind', kind, 'ref', ref, 'months', months, 'amount', amount) ORDER BY _order) AS grants
      FROM products_grants GROUP BY _parent_id) g ON g._parent_id = p.id
    LEFT JOIN inventory i ON i.product_code = p.code
    WHERE p._status = 'published' ${only}
    ORDER BY p.sort_order, p.code`,
  );
  return found.map(toProduct);
}

function toProduct(row: Row): CatalogueProduct {
  const price: PriceMap = {};
  for (const currency of currencies) {
    const originPrice = row.prices[`${currency}origin`];
    const sellPrice = row.prices[`${currency}sell`];
    if (typeof originPrice === 'number' && typeof sellPrice === 'number') price[currency] = { originPrice, sellPrice };
  }
  return {
    facts: {
      id: row.code,
      type: row.type,
      isItp: row.is_itp,
      isActive: Object.fromEntries(
        locales.map((locale) => [locale, row.active?.[locale] ?? false]),
      ) as Product['isActive'],
      price,
      audience: row.audience ?? [],
      gradeFrom: row.grade_from,
      gradeTo: row.grade_to,
      lessonCount: row.lesson_count,
      stock: row.stock,
      requiresShipping: row.requires_shipping,
      featured: row.featured,
      sortOrder: row.sort_order,
      cover: row.cover ?? emptyBoard,
    },
    titles: row.titles ?? {},
    grants: row.grants ?? [],
  };
}
