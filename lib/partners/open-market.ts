import 'server-only';
import { cardsOf, type CardItem } from '@/lib/catalogue/catalogue-cards';
import { readOrNothing } from '@/lib/kernel/api/read-or-nothing';
import { readApi } from '@/lib/kernel/api/server';
import type { Market, Product } from '@/lib/catalogue/shapes';
import { catalogueOperations } from '@/lib/catalogue/contract';
import { currencyOfLocale } from '@/lib/kernel/money';
import { isSoldIn } from '@/lib/catalogue/on-sale';
import type { PeriodStatus } from '@/lib/kernel/period';
import type { Locale } from '@/lib/kernel/i18n/locales';
import { pageLocale } from '@/lib/kernel/i18n/page-locale';
import { cardReads } from '@/lib/catalogue/card-reads';
import { cacheTags } from '@/lib/kernel/cache/cache-tags';
import { cacheWithTags } from '@/lib/kernel/cache/cache-with-tags';
import { readMarket } from './reads';
import { periodNow } from '@/lib/kernel/cache/period-now';

/** A course plan, as far as a market shows it: when a product's course begins. */
type PlanOfProduct = { productId: string | null; startsAt: string | null; status: PeriodStatus };
/** A product of a market at its price; `startsAt` where its course begins later. */
export type MarketItem = CardItem & { startsAt: string | null };
/** Products shown together; the last section, without a name, has the products of no category. */
export type MarketSection = { id: string; name: string; items: MarketItem[] };
export type OpenMarket =
  | { status: 'NOT_FOUND' }
  | { status: 'UPCOMING' | 'ENDED'; market: Market }
  | { status: 'ACTIVE'; market: Market; sections: MarketSection[] };

/**
 * The guard of a partner's page: the market by its handle; only while it is ACTIVE its categories, its products and all
 * plans. A market that cannot be loaded is NOT_FOUND; other data that cannot be loaded is left out and logged.
 * @param readPlans of all course plans, which are read with the rest
 */
export async function openMarket(
  handle: string,
  readPlans: () => Promise<readonly PlanOfProduct[]>,
): Promise<OpenMarket> {
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
  return readOrNothing('market', handle, () => readMarket(handle, locale), null);
}

async function readCategories(handle: string, locale: Locale) {
  'use cache';
  cacheWithTags(cacheTags.categories, cacheTags.market(handle));
  const input = { params: { handle }, query: { locale } };
  return readOrNothing('categories', handle, () => readApi(catalogueOperations.marketCategories, input), []);
}

/** The market's products that are sold in the language, with their copy. */
async function readProducts(handle: string, locale: Locale): Promise<CardItem[]> {
  'use cache';
  cacheWithTags(cacheTags.products, cacheTags.market(handle));
  const input = { query: { marketIdOrHandle: handle } };
  const load = async () => {
    const sold = (await readApi(catalogueOperations.products, input)).filter((product) => isSoldIn(product, locale));
    const ids = sold.map(({ id }) => id).join(',');
    const inShop = ids
      ? (await readApi(catalogueOperations.catalogue, { query: { ids, pageSize: '100' } })).products
      : [];
    return cardsOf(cardReads, locale, besideTheShop(sold, inShop, locale));
  };
  return readOrNothing('products', handle, load, []);
}

/** Where the market's price is below the shop's price of today, the shop's price is struck through. */
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
  plans: readonly PlanOfProduct[],
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
