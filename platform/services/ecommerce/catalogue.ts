import { and, asc, eq, inArray, type SQL } from '@payloadcms/db-postgres/drizzle';
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
import { database, type Database } from '../database';

/** A published product with what ordering needs beside its public facts. */
export type CatalogueProduct = { facts: Product; titles: Partial<Record<Locale, string>>; grants: Grant[] };

const emptyBoard: Position = { size: 19, black: '', white: '' };

type ProductRow = typeof products.$inferSelect;

/** @param active languages it is sold in: those with a title where it is not switched off */
function factsOf(
  row: ProductRow,
  stock: number | null,
  active: readonly Locale[],
  audience: Readonly<Product['audience']>,
): Product | null {
  // Only a draft may lack them.
  if (!row.code || !row.type) return null;
  return {
    id: row.code,
    type: row.type,
    isItp: row.isItp ?? false,
    isActive: Object.fromEntries(locales.map((one) => [one, active.includes(one)])) as Product['isActive'],
    price: pricesOf(row),
    audience: [...audience],
    gradeFrom: row.gradeFrom,
    gradeTo: row.gradeTo,
    lessonCount: row.lessonCount,
    stock,
    requiresShipping: row.requiresShipping ?? false,
    featured: row.featured ?? false,
    sortOrder: row.sortOrder ?? 1000,
    cover: (row.cover as Position | null) ?? emptyBoard,
  };
}

const withStock = (db: Database, chosen: SQL | undefined) =>
  db
    .select({ product: products, stock: inventory.stock })
    .from(products)
    .leftJoin(inventory, eq(inventory.productCode, products.code))
    .where(chosen)
    .orderBy(asc(products.sortOrder), asc(products.code));

/** The public facts of products an index names, in its order: what may change without an announcement is read, in one statement. */
export async function readFacts(
  payload: Payload,
  entries: readonly { id: string; locales: readonly Locale[]; audience: Readonly<Product['audience']> }[],
): Promise<Product[]> {
  if (entries.length === 0) return [];
  const chosen = and(
    eq(products._status, 'published'),
    inArray(
      products.code,
      entries.map(({ id }) => id),
    ),
  );
  const rows = new Map((await withStock(database(payload), chosen)).map((row) => [row.product.code, row]));
  return entries.flatMap(({ id, locales: active, audience }) => {
    const row = rows.get(id);
    return (row && factsOf(row.product, row.stock, active, audience)) ?? [];
  });
}

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
    withStock(db, chosen),
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
    const own = copiesOf.get(row.id) ?? [];
    const active = own.flatMap((copy) => (copy.title && copy.isActive !== false ? [copy.locale] : []));
    const audience = (audienceOf.get(row.id) ?? []).flatMap(({ value }) => value ?? []);
    const facts = factsOf(row, stock, active, audience);
    if (!facts) continue;
    found.set(facts.id, {
      facts,
      titles: Object.fromEntries(own.flatMap((copy) => (copy.title ? [[copy.locale, copy.title]] : []))),
      grants: (grantsOf.get(row.id) ?? []).flatMap(({ kind, ref, months, amount }) =>
        kind ? { kind, ref, months, amount: amount ?? 1 } : [],
      ),
    });
  }
  return found;
}

function pricesOf(row: ProductRow): PriceMap {
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
