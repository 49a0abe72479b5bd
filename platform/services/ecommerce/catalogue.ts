import { and, asc, eq, inArray } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import type { PriceMap, Product } from '@/lib/contract/ecommerce';
import type { Grant } from '@/lib/domain/grant';
import { currencies } from '@/lib/domain/money';
import type { Position } from '@/lib/domain/position';
import { locales, type Locale } from '@/lib/i18n/locales';
import {
  inventory,
  products,
  products_audience,
  products_grants,
  products_locales,
} from '@/platform/payload-generated-schema';
import { database } from '../database';

/** A published product with what ordering needs beside its public facts. */
export type CatalogueProduct = { facts: Product; titles: Partial<Record<Locale, string>>; grants: Grant[] };

const emptyBoard: Position = { size: 19, black: '', white: '' };

/**
 * Published products by their code, in the shop's order; with `codes`, only those.
 * A product without a title in a language counts as inactive there.
 */
export async function readProducts(
  payload: Payload,
  codes?: readonly string[],
): Promise<Map<string, CatalogueProduct>> {
  if (codes && codes.length === 0) return new Map();
  const db = database(payload);
  const chosen = and(eq(products._status, 'published'), codes ? inArray(products.code, [...codes]) : undefined);
  const ids = db.select({ id: products.id }).from(products).where(chosen);
  const { _parentID: parent, _locale: locale, title, isActive } = products_locales;
  const [rows, copies, audiences, grants] = await Promise.all([
    db
      .select({ product: products, stock: inventory.stock })
      .from(products)
      .leftJoin(inventory, eq(inventory.productCode, products.code))
      .where(chosen)
      .orderBy(asc(products.sortOrder), asc(products.code)),
    db.select({ parent, locale, title, isActive }).from(products_locales).where(inArray(parent, ids)),
    db
      .select()
      .from(products_audience)
      .where(inArray(products_audience.parent, ids))
      .orderBy(asc(products_audience.order)),
    db
      .select()
      .from(products_grants)
      .where(inArray(products_grants._parentID, ids))
      .orderBy(asc(products_grants._order)),
  ]);
  const copiesOf = groupBy(copies, (copy) => copy.parent);
  const audienceOf = groupBy(audiences, (audience) => audience.parent);
  const grantsOf = groupBy(grants, (grant) => grant._parentID);
  const found = new Map<string, CatalogueProduct>();
  for (const { product: row, stock } of rows) {
    // Only a draft may lack them.
    if (!row.code || !row.type) continue;
    const own = copiesOf.get(row.id) ?? [];
    const copyIn = (wanted: Locale) => own.find((copy) => copy.locale === wanted);
    found.set(row.code, {
      facts: {
        id: row.code,
        type: row.type,
        isItp: row.isItp ?? false,
        isActive: Object.fromEntries(
          locales.map((one) => [one, Boolean(copyIn(one)?.title) && copyIn(one)?.isActive !== false]),
        ) as Product['isActive'],
        price: pricesOf(row),
        audience: (audienceOf.get(row.id) ?? []).flatMap(({ value }) => value ?? []),
        gradeFrom: row.gradeFrom,
        gradeTo: row.gradeTo,
        lessonCount: row.lessonCount,
        stock,
        requiresShipping: row.requiresShipping ?? false,
        featured: row.featured ?? false,
        sortOrder: row.sortOrder ?? 1000,
        cover: (row.cover as Position | null) ?? emptyBoard,
      },
      titles: Object.fromEntries(own.flatMap((copy) => (copy.title ? [[copy.locale, copy.title]] : []))),
      grants: (grantsOf.get(row.id) ?? []).flatMap(({ kind, ref, months, amount }) =>
        kind ? { kind, ref, months, amount: amount ?? 1 } : [],
      ),
    });
  }
  return found;
}

function pricesOf(row: typeof products.$inferSelect): PriceMap {
  const price: PriceMap = {};
  for (const currency of currencies) {
    const originPrice = row[`price_${currency}_originPrice`];
    const sellPrice = row[`price_${currency}_sellPrice`];
    if (originPrice !== null && sellPrice !== null) price[currency] = { originPrice, sellPrice };
  }
  return price;
}

export function groupBy<Row>(rows: readonly Row[], key: (row: Row) => number): Map<number, Row[]> {
  const groups = new Map<number, Row[]>();
  for (const row of rows) groups.set(key(row), [...(groups.get(key(row)) ?? []), row]);
  return groups;
}
