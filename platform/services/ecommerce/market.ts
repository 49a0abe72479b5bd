import { and, asc, eq } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import type { Market, PriceMap } from '@/lib/contract/ecommerce';
import { currencies } from '@/lib/domain/money';
import { periodStatus } from '@/lib/domain/period';
import { defaultLocale, type Locale } from '@/lib/i18n/locales';
import {
  categories,
  categories_locales,
  categories_rels,
  markets,
  markets_locales,
  markets_products,
  products,
} from '@/platform/payload-generated-schema';
import { database, isoOrNull, sql } from '../database';
import { ServiceError } from '../service-error';
import { readProducts, type CatalogueProduct } from './catalogue';

/** Published partner markets, newest start first. */
export async function listMarkets(
  payload: Payload,
  locale: Locale = defaultLocale,
): Promise<(Market & { id: number })[]> {
  const found = await database(payload)
    .select({
      id: markets.id,
      handle: markets.handle,
      startsAt: markets.startsAt,
      endsAt: markets.endsAt,
      name: markets_locales.name,
      description: markets_locales.description,
    })
    .from(markets)
    .leftJoin(markets_locales, and(eq(markets_locales._parentID, markets.id), eq(markets_locales._locale, locale)))
    .where(eq(markets._status, 'published'))
    // Drizzle's desc() cannot say where the missing ones go.
    .orderBy(sql`${markets.startsAt} desc nulls last`, asc(markets.handle));
  return found.flatMap((row) =>
    row.handle === null
      ? []
      : {
          id: row.id,
          handle: row.handle,
          startsAt: isoOrNull(row.startsAt),
          endsAt: isoOrNull(row.endsAt),
          name: row.name ?? row.handle,
          description: row.description ?? '',
        },
  );
}

/** One market by its handle or its numeric id. */
export async function getMarket(
  payload: Payload,
  idOrHandle: string,
  locale: Locale = defaultLocale,
): Promise<Market & { id: number }> {
  const market = (await listMarkets(payload, locale)).find(
    (entry) => entry.handle === idOrHandle || String(entry.id) === idOrHandle,
  );
  if (!market) throw new ServiceError('NOT_FOUND', 'no such market');
  return market;
}

export async function listCategories(
  payload: Payload,
  idOrHandle: string,
  locale: Locale = defaultLocale,
): Promise<{ id: string; name: string; productIds: string[] }[]> {
  const market = await getMarket(payload, idOrHandle, locale);
  const db = database(payload);
  const shelves = await db
    .select({ id: categories.id, slug: categories.slug, name: categories_locales.name })
    .from(categories)
    .leftJoin(
      categories_locales,
      and(eq(categories_locales._parentID, categories.id), eq(categories_locales._locale, locale)),
    )
    .where(eq(categories.market, market.id))
    .orderBy(asc(categories.sortOrder), asc(categories.slug));
  const placed = await db
    .select({ shelf: categories_rels.parent, code: products.code })
    .from(categories_rels)
    .innerJoin(categories, eq(categories.id, categories_rels.parent))
    .innerJoin(products, and(eq(products.id, categories_rels.productsID), eq(products._status, 'published')))
    .where(and(eq(categories.market, market.id), eq(categories_rels.path, 'products')))
    .orderBy(asc(categories_rels.order));
  return shelves.map(({ id, slug, name }) => ({
    id: slug,
    name: name ?? slug,
    productIds: placed.flatMap(({ shelf, code }) => (shelf === id && code ? code : [])),
  }));
}

/**
 * The products of a market at its prices. Its prices hold only while it is ACTIVE; before and after it offers nothing.
 */
export async function listMarketProducts(payload: Payload, idOrHandle: string, now: Date): Promise<CatalogueProduct[]> {
  const market = await getMarket(payload, idOrHandle);
  if (periodStatus(market, now) !== 'ACTIVE') return [];
  const entries = await database(payload)
    .select({
      code: products.code,
      NTD: markets_products.sellPrice_NTD,
      USD: markets_products.sellPrice_USD,
      JPY: markets_products.sellPrice_JPY,
    })
    .from(markets_products)
    .innerJoin(products, and(eq(products.id, markets_products.product), eq(products._status, 'published')))
    .where(eq(markets_products._parentID, market.id))
    .orderBy(asc(markets_products._order));
  const codes = entries.flatMap((entry) => entry.code ?? []);
  const offered = new Map(
    (await readProducts(payload, [...new Set(codes)])).map((product) => [product.facts.id, product]),
  );
  return entries.flatMap((entry) => {
    const product = entry.code ? offered.get(entry.code) : undefined;
    if (!product) return [];
    offered.delete(product.facts.id);
    const price: PriceMap = { ...product.facts.price };
    for (const currency of currencies) {
      const sellPrice = entry[currency];
      if (sellPrice === null) continue;
      price[currency] = { originPrice: Math.max(price[currency]?.originPrice ?? sellPrice, sellPrice), sellPrice };
    }
    return [{ ...product, facts: { ...product.facts, price } }];
  });
}
