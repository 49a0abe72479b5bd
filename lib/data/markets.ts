import 'server-only';
import { readApi } from '../api/server';
import { ecommerceOperations, type Market } from '../contract/ecommerce';
import { localesWhere, type Locale } from '../i18n/locales';
import { pageLocale } from '../i18n/page-locale';
import { cacheTags } from './cache-tags';
import { keep } from './keep';
import { periodNow } from './period-now';

/** Every partner market in one language. */
export async function readMarkets(locale: Locale): Promise<Market[]> {
  'use cache';
  keep(cacheTags.markets);
  return readApi(ecommerceOperations.markets, { query: { locale } });
}

/** The partner markets that are open, in the page's language. */
export const listActiveMarkets = async (): Promise<Market[]> => readActiveMarkets(await pageLocale());

/** The partner markets that are open (docs/product.md, "Periods"): those that are linked. */
export async function readActiveMarkets(locale: Locale): Promise<Market[]> {
  const markets = await readMarkets(locale);
  const states = await Promise.all(markets.map(periodNow));
  return markets.filter((_, index) => states[index] === 'ACTIVE');
}

/** Languages in which a market is written. */
export const languagesOfMarket = (handle: string): Promise<Locale[]> =>
  localesWhere(async (locale) => (await readMarkets(locale)).some((market) => market.handle === handle));

export const hasMarket = async (handle: string): Promise<boolean> =>
  (await readMarkets(await pageLocale())).some((market) => market.handle === handle);
