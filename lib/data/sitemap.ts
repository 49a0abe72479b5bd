import 'server-only';
import { readApi } from '../api/server';
import { ecommerceOperations, type ProductAddresses } from '../contract/ecommerce';
import type { Period } from '../domain/period';
import { campaignHref, hrefFor } from '../i18n/href';
import { locales, type Locale } from '../i18n/locales';
import { alternates, siteUrl } from '../i18n/metadata';
import { editorialPages } from '../i18n/pages';
import { cacheTags } from './cache-tags';
import { isEnded, languagesOf, readEditorialPage, readList } from './editorial';
import { keep } from './keep';

/** A page for search engines: its address in each language that has it. */
type SitemapPage = { hrefIn: (locale: Locale) => string; availableIn: readonly Locale[] };
/** An address with those of the same page in other languages: the same as the pages' own hreflang links. */
export type SitemapEntry = { url: string; alternates: Record<string, string> };

const everywhere = ['', 'courses', 'faq', 'branches', 'SchoolChampionships'];
const below = (path: string) => (language: Locale) => hrefFor(language, path);

/** How many sitemaps a language has: a thousand products each. */
export async function sitemapCount(locale: Locale): Promise<number> {
  return Math.max(1, (await readAddresses(locale, 1)).pageCount);
}

/** One sitemap of a language, counted from 1; null when there is none. */
export async function sitemapEntries(locale: Locale, page: number): Promise<SitemapEntry[] | null> {
  const { products, pageCount } = await readAddresses(locale, page);
  if (page > Math.max(1, pageCount)) return null;
  const pages = page === 1 ? await pagesWithoutProducts(locale) : [];
  const courses = products.map(({ id, locales }) => ({ hrefIn: below(`courses/${id}`), availableIn: locales }));
  return [...pages, ...courses].map(({ hrefIn, availableIn }) => ({
    url: siteUrl(hrefIn(locale)),
    alternates: alternates(hrefIn, availableIn),
  }));
}

async function readAddresses(locale: Locale, page: number): Promise<ProductAddresses> {
  'use cache';
  keep(cacheTags.products);
  return readApi(ecommerceOperations.productAddresses, { query: { locale, page: String(page) } });
}

/** Every page of a language but those of products; nothing that has ended. */
async function pagesWithoutProducts(locale: Locale): Promise<SitemapPage[]> {
  const [written, championships, campaigns] = await Promise.all([
    Promise.all(editorialPages.map((slug) => readEditorialPage(slug, locale))),
    readList('championships', locale),
    readList('campaigns', locale),
  ]);
  const dated = [
    ...written.map((page) => page && runningPage(page, 'pages', page.slug, below(page.slug))),
    ...championships.map((event) =>
      runningPage(event, 'championships', event.slug, below(`SchoolChampionships/${event.slug}`)),
    ),
    ...campaigns.map((campaign) =>
      runningPage(campaign, 'campaigns', campaign.token, (language) => campaignHref(language, campaign.token)),
    ),
  ];
  return [
    ...everywhere.map((path) => ({ hrefIn: below(path), availableIn: locales })),
    ...(await Promise.all(dated)).filter((page) => page !== null),
  ];
}

async function runningPage(
  period: Period,
  kind: Parameters<typeof languagesOf>[0],
  name: string,
  hrefIn: SitemapPage['hrefIn'],
): Promise<SitemapPage | null> {
  return (await isEnded(period)) ? null : { hrefIn, availableIn: await languagesOf(kind, name) };
}
