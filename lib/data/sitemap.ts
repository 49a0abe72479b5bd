import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import { readApi } from '../api/server';
import { ecommerceOperations, type ProductAddresses } from '../contract/ecommerce';
import { env } from '../env';
import { hrefFor } from '../i18n/href';
import { defaultLocale, type Locale } from '../i18n/locales';
import { cacheLifetimes, cacheTags } from './cache-tags';
import { sitemapPages, type SitemapPage } from './sitemap-pages';

/** An address with those of the same page in other languages: the same as the pages' own hreflang links. */
export type SitemapEntry = { url: string; alternates: readonly { language: string; url: string }[] };

/** How many sitemaps a language has: a thousand products each. */
export async function sitemapCount(locale: Locale): Promise<number> {
  return Math.max(1, (await readAddresses(locale, 1)).pageCount);
}

/** One sitemap of a language, counted from 1; null when there is none. */
export async function sitemapEntries(locale: Locale, page: number): Promise<SitemapEntry[] | null> {
  const { products, pageCount } = await readAddresses(locale, page);
  if (page > Math.max(1, pageCount)) return null;
  const pages = page === 1 ? await sitemapPages(locale) : [];
  return [
    ...pages.map(({ hrefIn, availableIn }) => entry(locale, hrefIn, availableIn)),
    ...products.map(({ id, locales }) => entry(locale, (language) => hrefFor(language, `courses/${id}`), locales)),
  ];
}

async function readAddresses(locale: Locale, page: number): Promise<ProductAddresses> {
  'use cache';
  cacheLife(cacheLifetimes.content);
  cacheTag(cacheTags.content, cacheTags.products);
  return readApi(ecommerceOperations.productAddresses, { query: { locale, page: String(page) } });
}

function entry(locale: Locale, hrefIn: SitemapPage['hrefIn'], availableIn: readonly Locale[]): SitemapEntry {
  const urlIn = (language: Locale) => env.SITE_URL + hrefIn(language);
  const xDefault = availableIn.includes(defaultLocale) ? defaultLocale : availableIn[0]!;
  return {
    url: urlIn(locale),
    alternates: [
      ...availableIn.map((language) => ({ language, url: urlIn(language) })),
      { language: 'x-default', url: urlIn(xDefault) },
    ],
  };
}
