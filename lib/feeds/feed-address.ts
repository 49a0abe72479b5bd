import { isLocale, type Locale } from '@/lib/kernel/locale';

/** `jsonld`: everything that is sold, in the words of schema.org; `xml`: goods, as Google Merchant Center takes them. */
export type FeedForm = 'jsonld' | 'xml';
export type FeedAddress = { locale: Locale; page: number; form: FeedForm };

/** `/feeds/products-zh-TW.xml`, of a long one `/feeds/products-zh-TW-2.xml` too. */
export const feedPath = ({ locale, page, form }: FeedAddress): string =>
  `/feeds/products-${locale}${page > 1 ? `-${page}` : ''}.${form}`;

/** What a file's name asks for; null where it is no feed's. */
export function readFeedName(name: string): FeedAddress | null {
  const [, locale, page = '1', form] = /^products-(.{5})(?:-(?!1\.)([1-9]\d{0,3}))?\.(jsonld|xml)$/.exec(name) ?? [];
  return isLocale(locale) ? { locale, page: Number(page), form: form as FeedForm } : null;
}
