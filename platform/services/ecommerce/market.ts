import type { Payload } from 'payload';
import type { Market, PriceMap } from '@/lib/contract/ecommerce';
import { currencies, type Currency } from '@/lib/domain/money';
import { periodStatus } from '@/lib/domain/period';
import { defaultLocale, type Locale } from '@/lib/i18n/locales';
import { database, isoOrNull, rows, sql } from '../database';
import { ServiceError } from '../service-error';
import { readProducts, type CatalogueProduct } from './catalogue';

type MarketRow = {
  id: number;
  handle: string;
  starts_at: string | null;
  ends_at: string | null;
  name: string | null;
  description: string | null;
};

/** Published partner markets, newest start first. */
export async function listMarkets(
  payload: Payload,
  locale: Locale = defaultLocale,
): Promise<(Market & { id: number })[]> {
  const found = await rows<MarketRow>(
    database(payload),
    sql`
    SELECT m.id, m.handle, m.starts_at, m.ends_at, l.name, l.description
    FROM markets m LEFT JOIN markets_locales l ON l._parent_id = m.id AND l._locale::text = ${locale}
    WHERE m._status = 'published' ORDER BY m.starts_at DESC NULLS LAST, m.handle`,
  );
  return found.map((row) => ({
    id: row.id,
    handle: row.handle,
    startsAt: isoOrNull(row.starts_at),
    endsAt: isoOrNull(row.ends_at),
    name: row.name ?? row.handle,
    description: row.description ?? '',
  }));
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
  const found = await rows<{ slug: string; name: string | null; products: string[] | null }>(
    database(payload),
    sql`
    SELECT c.slug, l.name,
      (SELECT jsonb_agg(p.code ORDER BY r."order") FROM categories_rels r JOIN products p ON p.id = r.products_id
        WHERE r.parent_id = c.id AND r.path = 'products' AND p._status = 'published') AS products
    FROM categories c LEFT JOIN categories_locales l ON l._parent_id = c.id AND l._locale::text = ${locale}
    WHERE c.market_id = ${market.id} ORDER BY c.sort_order, c.slug`,
  );
  return found.map((row) => ({ id: row.slug, name: row.name ?? row.slug, productIds: row.products ?? [] }));
}

/**
 * The products of a market at its prices. Its prices hold only while it is ACTIVE; before and after it offers nothing.
 */
export async function listMarketProducts(payload: Payload, idOrHandle: string, now: Date): Promise<CatalogueProduct[]> {
  const market = await getMarket(payload, idOrHandle);
  if (periodStatus(market, now) !== 'ACTIVE') return [];
  const entries = await rows<{ code: string } & Record<`${Currency}sell`, number | null>>(
    database(payload),
    sql`
    SELECT p.code, e.sell_price_ntd::float8 AS "NTDsell", e.sell_price_usd::float8 AS "USDsell", e.sell_price_jpy::float8 AS "JPYsell"
    FROM markets_products e JOIN products p ON p.id = e.product_id
    WHERE e._parent_id = ${market.id} AND p._status = 'published' ORDER BY e._order`,
  );
  const products = new Map(
    (await readProducts(payload, [...new Set(entries.map((entry) => entry.code))])).map((product) => [
      product.facts.id,
      product,
    ]),
  );
  return entries.flatMap((entry) => {
    const product = products.get(entry.code);
    if (!product) return [];
    products.delete(entry.code);
    const price: PriceMap = { ...product.facts.price };
    for (const currency of currencies) {
      const sellPrice = entry[`${currency}sell`];
      if (sellPrice === null) continue;
      price[currency] = { originPrice: Math.max(price[currency]?.originPrice ?? sellPrice, sellPrice), sellPrice };
    }
    return [{ ...product, facts: { ...product.facts, price } }];
  });
}
