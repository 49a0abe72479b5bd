import 'server-only';
import { cacheLife } from 'next/cache';
import { cardsOf, type CardItem } from '@/lib/catalogue/catalogue-cards';
import { ApiFailure, readApi } from '@/lib/kernel/api/server';
import { courseOperations, type CoursePlan } from '@/lib/courses/contract';
import type { Market, Product } from '@/lib/catalogue/shapes';
import { ecommerceOperations } from '@/lib/orders/ecommerce-contract';
import { currencyOfLocale } from '@/lib/kernel/money';
import { isSoldIn } from '@/lib/catalogue/on-sale';
import type { Locale } from '@/lib/kernel/i18n/locales';
import { pageLocale } from '@/lib/kernel/i18n/page-locale';
import { log } from '@/lib/kernel/observe/log.mjs';
import { cardReads } from '@/lib/catalogue/card-reads';
import { cacheTags } from '@/lib/kernel/cache/cache-tags';
import { cacheWithTags } from '@/lib/kernel/cache/cache-with-tags';
import { readMarket } from './reads';
import { periodNow } from '@/lib/kernel/cache/period-now';

/** A product of a market at its price; `startsAt` where its course begins later. */
export type MarketItem = CardItem & { startsAt: string | null };
/** What stands together; the last, without a name, is what no category names. */
export type MarketSection = { id: string; name: string; items: MarketItem[] };
export type OpenMarket =
  | { status: 'NOT_FOUND' }
  | { status: 'UPCOMING' | 'ENDED'; market: Market }
  | { status: 'ACTIVE'; market: Market; sections: MarketSection[] };

/**
 * The guard of a partner's page: the market by its handle; only while it is ACTIVE its categories, its products and all plans. A market that
 * cannot be loaded is NOT_FOUND; what else cannot be is missing, and only the log says so.
 */
export async function openMarket(handle: string): Promise<OpenMarket> {
  const locale = await pageLocale();
  const market = await readOrMiss(handle, locale);
  if (!market) return { status: 'NOT_FOUND' };
  const status = await periodNow(market);
  if (status !== 'ACTIVE') return { status, market };
  const [categories, products, plans] = await Promise.all([
    readCategories(handle, locale),
    readProducts(handle, locale),
    readPlans(),
  ]);
  return { status, market, sections: sectionsOf(categories, products, plans) };
}

async function readOrMiss(handle: string, locale: Locale): Promise<Market | null> {
  'use cache';
  cacheWithTags(cacheTags.markets, cacheTags.market(handle));
  return read('market', handle, () => readMarket(handle, locale), null);
}

async function readCategories(handle: string, locale: Locale) {
  'use cache';
  cacheWithTags(cacheTags.categories, cacheTags.market(handle));
  const input = { params: { handle }, query: { locale } };
  return read('categories', handle, () => readApi(ecommerceOperations.marketCategories, input), []);
}

/** The market's products that are sold in the language, with their copy. */
async function readProducts(handle: string, locale: Locale): Promise<CardItem[]> {
  'use cache';
  cacheWithTags(cacheTags.products, cacheTags.market(handle));
  const input = { query: { marketIdOrHandle: handle } };
  const load = async () => {
    const sold = (await readApi(ecommerceOperations.products, input)).filter((product) => isSoldIn(product, locale));
    const ids = sold.map(({ id }) => id).join(',');
    const inShop = ids
      ? (await readApi(ecommerceOperations.catalogue, { query: { ids, pageSize: '100' } })).products
      : [];
    return cardsOf(cardReads, locale, besideTheShop(sold, inShop, locale));
  };
  return read('products', handle, load, []);
}

async function readPlans(): Promise<CoursePlan[]> {
  'use cache';
  cacheWithTags(cacheTags.coursePlans);
  return read('plans', '', () => readApi(courseOperations.plans, { query: {} }), []);
}

/** Seconds until what failed is tried again. */
const soon = 60;

/** What was read, or, with a line in the log, nothing for a while. That there is no such market is no failure. */
async function read<Found>(what: string, market: string, load: () => Promise<Found>, nothing: Found): Promise<Found> {
  try {
    return await load();
  } catch (error) {
    if (error instanceof ApiFailure && error.status === 404) return nothing;
    cacheLife({ revalidate: soon });
    log('error', `${what} could not be read`, { market, error: String(error) });
    return nothing;
  }
}

/** Where the market asks less than the shop does today, it is the shop's price that is struck through. */
function besideTheShop(products: readonly Product[], inShop: readonly Product[], locale: Locale): Product[] {
  const currency = currencyOfLocale(locale);
  return products.map((product) => {
    const here = product.price[currency]!;
    const there = inShop.find(({ id }) => id === product.id)?.price[currency]?.sellPrice ?? here.originPrice;
    const originPrice = there > here.sellPrice ? there : here.originPrice;
    return { ...product, price: { ...product.price, [currency]: { ...here, originPrice } } };
  });
}

function sectionsOf(
  categories: readonly { id: string; name: string; productIds: string[] }[],
  products: readonly CardItem[],
  plans: readonly CoursePlan[],
): MarketSection[] {
  const later = new Map(
    plans.flatMap(({ productId, startsAt, status }) =>
      status === 'UPCOMING' && productId ? [[productId, startsAt] as const] : [],
    ),
  );
  const items = new Map(
    products.map((product) => [product.id, { ...product, startsAt: later.get(product.id) ?? null }]),
  );
  const named = categories.map(({ id, name, productIds }) => ({
    id,
    name,
    items: productIds.flatMap((productId) => items.get(productId) ?? []),
  }));
  const placed = new Set(categories.flatMap(({ productIds }) => productIds));
  const rest = [...items.values()].filter(({ id }) => !placed.has(id));
  return [...named, { id: 'others', name: '', items: rest }].filter((section) => section.items.length > 0);
}
