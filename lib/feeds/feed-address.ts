import { isLocale, type Locale } from '@/lib/kernel/locale';

/** `jsonld`: all products, in the vocabulary of schema.org; `xml`: goods, for Google Merchant Center. */
export type FeedForm = 'jsonld' | 'xml';
export type FeedAddress = { locale: Locale; page: number; form: FeedForm };

/** `/feeds/products-zh-TW.xml`; the second file of a long feed is `/feeds/products-zh-TW-2.xml`. */
export const feedPath = ({ locale, page, form }: FeedAddress): string =>
  `/feeds/products-${locale}${page > 1 ? `-${page}` : ''}.${form}`;

/** Parses a file name; null if it is not the name of a feed. */
export function readFeedName(name: string): FeedAddress | null {
  const [, locale, page = '1', form] = /^products-(.{5})(?:-(?!1\.)([1-9]\d{0,3}))?\.(jsonld|xml)$/.exec(name) ?? [];
  return isLocale(locale) ? { locale, page: Number(page), form: form as FeedForm } : null;
}
