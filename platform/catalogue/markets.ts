import { and, asc, eq, or, type SQL } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import type { Market } from '@/lib/catalogue/shapes';
import { imageSchema, type Image } from '@/lib/kernel/pictures/image';
import { freeExamProduct } from '@/lib/catalogue/exam-product';
import { currencies, type Currency } from '@/lib/kernel/money';
import { periodStatus, schoolTimeZone } from '@/lib/kernel/period';
import { defaultLocale, type Locale } from '@/lib/kernel/i18n/locales';
import {
  categories,
  categories_locales,
  categories_rels,
  markets,
  markets_locales,
  markets_products,
} from '@/platform/payload-generated-schema';
import { present } from '@/platform/pages/present';
import type { System } from '@/platform/kernel/context';
import { database, isoOrNull, sql } from '@/platform/kernel/database/database';
import { ServiceError } from '@/platform/kernel/service-error';
import { readProducts, type CatalogueProduct } from './products';

type FoundMarket = Market & { id: number };

/** Published partner markets, newest start first. */
export const listMarkets = (payload: Payload, locale?: Locale): Promise<FoundMarket[]> => findMarkets(payload, locale);

async function findMarkets(payload: Payload, locale: Locale = defaultLocale, isWanted?: SQL): Promise<FoundMarket[]> {
  const found = await database(payload).query.markets.findMany({
    where: and(eq(markets._status, 'published'), isWanted),
    with: { _locales: { where: eq(markets_locales._locale, locale) } },
    // Drizzle's desc() has no option for where nulls go.
    orderBy: [sql`${markets.startsAt} desc nulls last`, asc(markets.handle)],
  });
  const pictures = await findPictures(
    payload,
    found.flatMap(({ banner }) => banner ?? []),
    locale,
  );
  return found.map(({ id, handle, startsAt, endsAt, timeZone, banner, cover, _locales: [copy] }) => ({
    id,
    // Only a draft may have none.
    handle: handle ?? '',
    startsAt: isoOrNull(startsAt),
    endsAt: isoOrNull(endsAt),
    timeZone: timeZone ?? schoolTimeZone,
    name: copy?.name ?? handle ?? '',
    description: copy?.description ?? '',
    banner: (banner && pictures.get(banner)) || null,
    cover: (cover as Market['cover']) ?? null,
  }));
}

/** Uploads as the contract has them, by their number. */
async function findPictures(payload: Payload, ids: number[], locale: Locale): Promise<Map<number, Image>> {
  if (ids.length === 0) return new Map();
  const { docs } = await payload.find({
    collection: 'media',
    where: { id: { in: ids } },
    locale,
    depth: 0,
    pagination: false,
  });
  return new Map(docs.map((picture) => [picture.id, present(picture, imageSchema) as Image]));
}

/** One market by its handle or its numeric id. */
export async function getMarket(payload: Payload, idOrHandle: string, locale?: Locale): Promise<FoundMarket> {
  const id = /^[1-9]\d{0,8}$/.test(idOrHandle) ? eq(markets.id, Number(idOrHandle)) : undefined;
  const found = await findMarkets(payload, locale, or(eq(markets.handle, idOrHandle), id));
  const market = found.find(({ handle }) => handle === idOrHandle) ?? found[0];
  if (!market) throw new ServiceError('NOT_FOUND', 'no such market');
  return market;
}

export async function listCategories(
  payload: Payload,
  idOrHandle: string,
  locale: Locale = defaultLocale,
): Promise<{ id: string; name: string; productIds: string[] }[]> {
  const market = await getMarket(payload, idOrHandle);
  const found = await database(payload).query.categories.findMany({
    where: eq(categories.market, market.id),
    with: {
      _locales: { where: eq(categories_locales._locale, locale) },
      _rels: {
        where: eq(categories_rels.path, 'products'),
        with: { productsID: { columns: { code: true, _status: true } } },
        columns: { id: true },
        orderBy: asc(categories_rels.order),
      },
    },
    orderBy: [asc(categories.sortOrder), asc(categories.slug)],
  });
  return found.map(({ slug, _locales: [copy], _rels }) => ({
    id: slug,
    name: copy?.name ?? slug,
    productIds: _rels.flatMap(({ productsID: product }) =>
      product?._status === 'published' && product.code ? product.code : [],
    ),
  }));
}

type Entry = typeof markets_products.$inferSelect;
/** The products of a market while it is ACTIVE, by code in the market's order; before and after that there are none. */
type MarketEntries = ReadonlyMap<string, Pick<Entry, `sellPrice_${Currency}`>>;

export async function readMarketEntries({ payload, now }: System, idOrHandle: string): Promise<MarketEntries> {
  const market = await getMarket(payload, idOrHandle);
  if (periodStatus(market, now()) !== 'ACTIVE') return new Map();
  const found = await database(payload).query.markets_products.findMany({
    columns: { product: false },
    where: eq(markets_products._parentID, market.id),
    with: { product: { columns: { code: true } } },
    orderBy: asc(markets_products._order),
  });
  const entries = new Map<string, (typeof found)[number]>();
  for (const entry of found) {
    const code = entry.product?.code;
    if (code && !entries.has(code)) entries.set(code, entry);
  }
  return entries;
}

/** Those of the products that the market offers, at its prices and in its order. */
export function atMarketPrices(
  entries: MarketEntries,
  published: ReadonlyMap<string, CatalogueProduct>,
): Map<string, CatalogueProduct> {
  const offered = new Map<string, CatalogueProduct>();
  for (const [code, entry] of entries) {
    const product = published.get(code);
    if (!product) continue;
    const price = { ...product.facts.price };
    for (const currency of currencies) {
      const sellPrice = entry[`sellPrice_${currency}`];
      if (sellPrice === null || code === freeExamProduct) continue;
      price[currency] = { originPrice: Math.max(price[currency]?.originPrice ?? sellPrice, sellPrice), sellPrice };
    }
    offered.set(code, { ...product, facts: { ...product.facts, price } });
  }
  return offered;
}

/** The products of a market at its prices, by their code. */
export async function listMarketProducts(ctx: System, idOrHandle: string): Promise<Map<string, CatalogueProduct>> {
  const entries = await readMarketEntries(ctx, idOrHandle);
  return atMarketPrices(entries, await readProducts(ctx.payload, [...entries.keys()]));
}
