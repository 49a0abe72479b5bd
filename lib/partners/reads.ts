import 'server-only';
import { ApiFailure, readApi } from '@/lib/kernel/api/server';
import type { Market } from '@/lib/catalogue/shapes';
import { catalogueOperations } from '@/lib/catalogue/contract';
import { localesWhere, type Locale } from '@/lib/kernel/i18n/locales';
import { pageLocale } from '@/lib/kernel/i18n/page-locale';
import { cacheTags } from '@/lib/kernel/cache/cache-tags';
import { cacheWithTags } from '@/lib/kernel/cache/cache-with-tags';
import { periodNow } from '@/lib/kernel/cache/period-now';

/** Every partner market in one language. */
export async function readMarkets(locale: Locale): Promise<Market[]> {
  'use cache';
  cacheWithTags(cacheTags.markets);
  return readApi(catalogueOperations.markets, { query: { locale } });
}

/** The partner markets that are open, in the page's language. */
export const listActiveMarkets = async (): Promise<Market[]> => readActiveMarkets(await pageLocale());

/** The partner markets that are open (docs/product.md, "Periods"): those that are linked. */
export async function readActiveMarkets(locale: Locale): Promise<Market[]> {
  const markets = await readMarkets(locale);
  const states = await Promise.all(markets.map(periodNow));
  return markets.filter((_, index) => states[index] === 'ACTIVE');
}

/** The partner market of that handle in one language; null where there is none. */
export async function readMarket(handle: string, locale: Locale): Promise<Market | null> {
  'use cache';
  cacheWithTags(cacheTags.markets, cacheTags.market(handle));
  try {
    return await readApi(catalogueOperations.market, { params: { handle }, query: { locale } });
  } catch (error) {
    if (error instanceof ApiFailure && error.status === 404) return null;
    throw error;
  }
}

/** Languages in which a market is written. */
export const languagesOfMarket = (handle: string): Promise<Locale[]> =>
  localesWhere((locale) => isMarket(handle, locale));

export const hasMarket = async (handle: string): Promise<boolean> => isMarket(handle, await pageLocale());

/** By its handle alone: the API also accepts a market's number, but no page has the number in its address. */
const isMarket = async (handle: string, locale: Locale): Promise<boolean> =>
  (await readMarket(handle, locale))?.handle === handle;
