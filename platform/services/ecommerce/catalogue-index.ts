import { and, asc, eq, inArray, ne, or, isNull } from '@payloadcms/db-postgres/drizzle';
import { LRUCache } from 'lru-cache';
import type { Payload } from 'payload';
import { tabsOf, type CatalogueFacts } from '@/lib/domain/catalogue-filter';
import { locales, type Locale } from '@/lib/domain/locale';
import { currencies } from '@/lib/domain/money';
import type { ProductType } from '@/lib/domain/product-type';
import { products, products_audience, products_locales } from '@/platform/payload-generated-schema';
import { database } from '../database';
import { groupBy } from './catalogue';

/** What the catalogue query asks of a product on sale; everything else is read for the page that is shown. */
export type IndexEntry = CatalogueFacts & { id: string; locales: readonly Locale[]; tabs: readonly ProductType[] };

/** An edit is announced; this bounds what an announcement missed. Milliseconds. */
const longest = 600_000;

/** One list of small entries for the process (2 MB with 10,000 products): counting by SQL takes twice the 20 ms a query may (decision 015). */
const create = () =>
  new LRUCache<'products', readonly IndexEntry[], Payload>({
    max: 1,
    ttl: longest,
    allowStale: true,
    // Who waits for a list that was forgotten meanwhile gets it all the same; it is not kept.
    ignoreFetchAbort: true,
    fetchMethod: (_key, _stale, { context }) => readIndex(context),
  });
// Next loads this module more than once in a process.
const holder = globalThis as typeof globalThis & { senteCatalogue?: ReturnType<typeof create> };
const kept = (holder.senteCatalogue ??= create());

/** Published products in the shop's order. */
export async function catalogueIndex(payload: Payload): Promise<readonly IndexEntry[]> {
  return (await kept.fetch('products', { context: payload })) ?? readIndex(payload);
}

export function forgetCatalogue(): void {
  kept.clear();
}

/** A product without a title in a language counts as inactive there. */
async function readIndex(payload: Payload): Promise<readonly IndexEntry[]> {
  const db = database(payload);
  const published = eq(products._status, 'published');
  const ids = db.select({ id: products.id }).from(products).where(published);
  const { id, code, type, isItp, gradeFrom, gradeTo } = products;
  const { _parentID: parent, _locale: locale, title, isActive } = products_locales;
  const prices = {
    NTD: products.price_NTD_sellPrice,
    USD: products.price_USD_sellPrice,
    JPY: products.price_JPY_sellPrice,
  };
  const [rows, copies, audiences] = await Promise.all([
    db
      .select({ id, code, type, isItp, gradeFrom, gradeTo, ...prices })
      .from(products)
      .where(published)
      .orderBy(asc(products.sortOrder), asc(code)),
    db
      .select({ parent, locale })
      .from(products_locales)
      .where(and(ne(title, ''), or(eq(isActive, true), isNull(isActive)), inArray(parent, ids))),
    db
      .select({ parent: products_audience.parent, value: products_audience.value })
      .from(products_audience)
      .where(inArray(products_audience.parent, ids))
      .orderBy(asc(products_audience.order)),
  ]);
  const soldIn = groupBy(copies, (copy) => copy.parent);
  const meantFor = groupBy(audiences, (audience) => audience.parent);
  return rows.flatMap((row) => {
    // Only a draft may lack them.
    if (!row.code || !row.type) return [];
    const active = soldIn.get(row.id)?.map((copy) => copy.locale);
    return {
      id: row.code,
      type: row.type,
      isItp: row.isItp ?? false,
      gradeFrom: row.gradeFrom,
      gradeTo: row.gradeTo,
      audience: meantFor.get(row.id)?.flatMap(({ value }) => value ?? []) ?? [],
      locales: locales.filter((one) => active?.includes(one)),
      tabs: tabsOf({ type: row.type, isItp: row.isItp ?? false }),
      price: Object.fromEntries(
        currencies.flatMap((currency) => {
          const sellPrice = row[currency];
          return sellPrice === null ? [] : [[currency, { sellPrice }]];
        }),
      ),
    };
  });
}
