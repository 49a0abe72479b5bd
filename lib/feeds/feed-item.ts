import type { CardItem } from '@/lib/catalogue/catalogue-cards';
import type { SiteMetadata } from '@/lib/site/contract';
import type { Shipping } from '@/lib/shipping/contract';
import type { Locale } from '@/lib/kernel/locale';
import { isoCurrency, minorDigits, pricesOf, toMainUnit, type Money } from '@/lib/kernel/money';
import { pageUrl, siteUrl } from '@/lib/site/page-metadata';

export type Feed = {
  locale: Locale;
  site: Pick<SiteMetadata, 'title' | 'description'>;
  items: readonly CardItem[];
  /** Countries and shipping fees; null: unknown. */
  shipping: Shipping | null;
  /** The URL of the next file; null: this is the last one. */
  next: string | null;
};

/** The fields of a product that all feeds use. */
export type FeedItem = {
  id: string;
  title: string;
  description: string;
  url: string;
  /** A 1200 × 630 PNG, or a photograph of the product. */
  image: string;
  origin: Money;
  sell: Money;
  isInStock: boolean;
};

/** A product as a feed item; null if it has no price in the language's currency. */
export function feedItem(item: CardItem, locale: Locale): FeedItem | null {
  const { id, type, stock, copy } = item;
  const prices = pricesOf(item, locale);
  if (!prices) return null;
  const photograph = type === 'physicalGood' ? copy.image?.src : undefined;
  return {
    id,
    title: copy.title,
    description: copy.summary || copy.title,
    url: pageUrl(locale, `courses/${id}`),
    image: photograph && URL.canParse(photograph) ? photograph : siteUrl(photograph ?? `/share/${id}.png`),
    ...prices,
    isInStock: stock !== 0,
  };
}

/** '990', '32.50' */
export const amountOf = (money: Money): string => toMainUnit(money).toFixed(minorDigits[money.currency]);
export const currencyOf = (money: Money): string => isoCurrency(money.currency);
