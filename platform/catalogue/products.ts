import { and, asc, eq, inArray, or, type SQL } from '@payloadcms/db-postgres/drizzle';
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core';
import type { Payload } from 'payload';
import type { PriceMap, Product } from '@/lib/catalogue/shapes';
import type { Grant } from '@/lib/catalogue/grant';
import { freeExamProduct } from '@/lib/catalogue/exam-product';
import { isIllustration } from '@/lib/illustrations/illustrations';
import { currencies } from '@/lib/kernel/money';
import type { Position } from '@/lib/go/position';
import { locales, type Locale } from '@/lib/kernel/i18n/locales';
import {
  inventory,
  products,
  products_audience,
  products_grants,
  products_locales,
} from '@/platform/payload-generated-schema';
import { database, type Database } from '@/platform/kernel/database/database';
import { grouped } from '@/platform/kernel/grouped';

/** A published product: its public facts and what an order needs in addition. */
export type CatalogueProduct = { facts: Product; titles: Partial<Record<Locale, string>>; grants: Grant[] };

const emptyBoard: Position = { size: 19, black: '', white: '' };

type ProductRow = typeof products.$inferSelect;

/** @param active languages it is sold in */
function factsOf(
  row: ProductRow,
  stock: number | null,
  active: readonly Locale[],
  audience: Readonly<Product['audience']>,
): Product | null {
  // Only a draft may have none.
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
    illustration: isIllustration(row.illustration) ? row.illustration : null,
  };
}

const idsOf = (db: Database, chosen: SQL | undefined) => db.select({ id: products.id }).from(products).where(chosen);

/** Published products in the shop's order, with their titles. One without a title in a language counts as inactive there. */
async function readFacts(db: Database, chosen: SQL | undefined) {
  const ids = idsOf(db, chosen);
  const { _parentID: parent, _locale: locale, title, isActive } = products_locales;
  const [rows, copies, audiences] = await Promise.all([
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
  ]);
  const copiesOf = grouped(copies, (copy) => copy.parent);
  const audienceOf = grouped(audiences, (audience) => audience.parent);
  return rows.flatMap(({ product, stock }) => {
    const own = (copiesOf.get(product.id) ?? []).filter((copy) => copy.title);
    const active = own.flatMap((copy) => (copy.isActive === false ? [] : [copy.locale]));
    const audience = (audienceOf.get(product.id) ?? []).flatMap(({ value }) => value ?? []);
    const facts = factsOf(product, stock, active, audience);
    const titles = Object.fromEntries(own.map((copy) => [copy.locale, copy.title])) as CatalogueProduct['titles'];
    return facts ? [{ id: product.id, facts, titles }] : [];
  });
}

const published = eq(products._status, 'published');

/** The public facts of every published product, in the shop's order. */
export async function readAllFacts(db: Database): Promise<Product[]> {
  return (await readFacts(db, published)).map(({ facts }) => facts);
}

/** The same products with their current stock. */
export async function withStock(payload: Payload, facts: readonly Omit<Product, 'stock'>[]): Promise<Product[]> {
  if (facts.length === 0) return [];
  const codes = facts.map(({ id }) => id);
  const { productCode, stock } = inventory;
  const rows = await database(payload)
    .select({ productCode, stock })
    .from(inventory)
    .where(inArray(productCode, codes));
  const left = new Map(rows.map((row) => [row.productCode, row.stock]));
  return facts.map((product) => ({ ...product, stock: left.get(product.id) ?? null }));
}

/** Published products by their code, in the shop's order; with `codes`, only those. */
export async function readProducts(
  payload: Payload,
  codes?: readonly string[],
): Promise<Map<string, CatalogueProduct>> {
  if (codes && codes.length === 0) return new Map();
  const db = database(payload);
  return readChosen(db, codes ? and(published, inArray(products.code, [...codes])) : published);
}

/** The same, with the products that redeem codes of these open, in one read. */
export async function readProductsWithOpened(
  payload: Payload,
  codes: readonly string[],
): Promise<Map<string, CatalogueProduct>> {
  if (codes.length === 0) return new Map();
  const db = database(payload);
  const sold = alias(products, 'sold');
  const { ref, kind, _parentID: parent } = products_grants;
  const opened = db
    .select({ code: ref })
    .from(products_grants)
    .innerJoin(sold, eq(sold.id, parent))
    .where(and(inArray(sold.code, [...codes]), eq(kind, 'redeemCode')));
  return readChosen(db, and(published, or(inArray(products.code, [...codes]), inArray(products.code, opened))));
}

async function readChosen(db: Database, chosen: SQL | undefined): Promise<Map<string, CatalogueProduct>> {
  const [found, grants] = await Promise.all([
    readFacts(db, chosen),
    db
      .select()
      .from(products_grants)
      .where(inArray(products_grants._parentID, idsOf(db, chosen)))
      .orderBy(asc(products_grants._order)),
  ]);
  const grantsOf = grouped(grants, (grant) => grant._parentID);
  return new Map(
    found.map(({ id, facts, titles }) => [
      facts.id,
      {
        facts,
        titles,
        grants: (grantsOf.get(id) ?? []).flatMap(({ kind, ref, months, amount }) =>
          kind ? { kind, ref, months, amount: amount ?? 1 } : [],
        ),
      },
    ]),
  );
}

function pricesOf(row: ProductRow): PriceMap {
  const price: PriceMap = {};
  for (const currency of currencies) {
    const originPrice = row[`price_${currency}_originPrice`];
    const sellPrice = row[`price_${currency}_sellPrice`];
    if (originPrice === null || sellPrice === null) continue;
    // The free exam belongs to every member and costs nothing, whatever its earlier price.
    price[currency] = row.code === freeExamProduct ? { originPrice: 0, sellPrice: 0 } : { originPrice, sellPrice };
  }
  return price;
}
