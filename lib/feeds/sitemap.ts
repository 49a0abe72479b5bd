import 'server-only';
import { readApi } from '@/lib/kernel/api/server';
import type { ProductAddresses } from '@/lib/catalogue/shapes';
import { catalogueOperations } from '@/lib/catalogue/contract';
import { checkPath } from '@/lib/certificates/certificate';
import type { Period } from '@/lib/kernel/period';
import { campaignHref, hrefFor } from '@/lib/kernel/links/href';
import { homeSlug } from '@/lib/kernel/links/home-slug';
import { locales, type Locale } from '@/lib/kernel/i18n/locales';
import { alternates, siteUrl } from '@/lib/site/page-metadata';
import { cacheTags } from '@/lib/kernel/cache/cache-tags';
import { readList } from '@/lib/pages/editorial';
import { cacheWithTags } from '@/lib/kernel/cache/cache-with-tags';
import { readActiveMarkets, readMarkets } from '@/lib/partners/reads';
import { languagesOfPage, readCampaigns, readPages } from '@/lib/pages/reads';
import { isEnded } from '@/lib/kernel/cache/period-now';
import { everyTeacher, languagesOfTeachers, readTeacher } from '@/lib/teacher-page/reads';

/** A page for search engines: its address in each language that has it. */
type SitemapPage = { hrefIn: (locale: Locale) => string; availableIn: readonly Locale[] };
/** An address with those of the same page in other languages: the same as the pages' own hreflang links. */
export type SitemapEntry = { url: string; alternates: Record<string, string> };

const below = (path: string) => (language: Locale) => hrefFor(language, path);

/** How many sitemaps a language has: a thousand products each. */
export async function sitemapCount(locale: Locale): Promise<number> {
  return Math.max(1, (await readAddresses(locale, 1)).pageCount);
}

/** One sitemap of a language, counted from 1; null when there is none. */
export async function sitemapEntries(locale: Locale, page: number): Promise<SitemapEntry[] | null> {
  // The first page gives the count, so a number beyond it needs no further read.
  if (page > (await sitemapCount(locale))) return null;
  const { products } = await readAddresses(locale, page);
  const pages = page === 1 ? await pagesWithoutProducts(locale) : [];
  const courses = products.map(({ id, locales }) => ({ hrefIn: below(`courses/${id}`), availableIn: locales }));
  return [...pages, ...courses].map(({ hrefIn, availableIn }) => ({
    url: siteUrl(hrefIn(locale)),
    alternates: alternates(hrefIn, availableIn),
  }));
}

async function readAddresses(locale: Locale, page: number): Promise<ProductAddresses> {
  'use cache';
  cacheWithTags(cacheTags.products);
  return readApi(catalogueOperations.productAddresses, { query: { locale, page: String(page) } });
}

/** Every page of a language but those of products; nothing that has ended or is hidden. */
async function pagesWithoutProducts(locale: Locale): Promise<SitemapPage[]> {
  const [pages, championships, campaigns, articles, markets, teachers] = await Promise.all([
    readPages(locale),
    readList('championships', locale),
    readCampaigns(locale),
    readList('articles', locale),
    readActiveMarkets(locale),
    everyTeacher(locale),
  ]);
  const [inChampionships, inCampaigns, inArticles, inMarkets] = await Promise.all([
    languagesByName(async (language) => (await readList('championships', language)).map(({ slug }) => slug)),
    languagesByName(async (language) => (await readCampaigns(language)).map(({ token }) => token)),
    languagesByName(async (language) => (await readList('articles', language)).map(({ slug }) => slug)),
    languagesByName(async (language) => (await readMarkets(language)).map(({ handle }) => handle)),
  ]);
  const found = [
    ...pages
      .filter(({ isHiddenFromSearch }) => !isHiddenFromSearch)
      .map((page) => running(page, below(page.slug === homeSlug ? '' : page.slug), languagesOfPage(page.slug))),
    ...championships.map((event) =>
      running(event, below(`SchoolChampionships/${event.slug}`), inChampionships(event.slug)),
    ),
    ...campaigns.map((campaign) =>
      running(campaign, (language) => campaignHref(language, campaign.token), inCampaigns(campaign.token)),
    ),
    ...articles.map(({ slug }) => running({}, below(`articles/${slug}`), inArticles(slug))),
    // Only active markets: one that has not begun is not linked from anywhere.
    ...markets.map(({ handle }) => running({}, below(`partners/${handle}`), inMarkets(handle))),
    running({}, below(checkPath), locales),
    ...(teachers.length > 0 ? [running({}, below('teachers'), languagesOfTeachers(1))] : []),
    ...teachers.map(async ({ slug }) => {
      const teacher = await readTeacher(slug, locale);
      return teacher && running({}, below(`teachers/${slug}`), teacher.languages);
    }),
  ];
  return (await Promise.all(found)).filter((page) => page !== null);
}

/** The languages in which a name is listed, from the whole lists, which a sitemap needs anyway. */
async function languagesByName(listed: (locale: Locale) => Promise<string[]>): Promise<(name: string) => Locale[]> {
  const lists = await Promise.all(locales.map(async (locale) => [locale, new Set(await listed(locale))] as const));
  return (name) => lists.flatMap(([locale, names]) => (names.has(name) ? locale : []));
}

async function running(
  period: Period,
  hrefIn: SitemapPage['hrefIn'],
  availableIn: readonly Locale[] | Promise<readonly Locale[]>,
): Promise<SitemapPage | null> {
  return (await isEnded(period)) ? null : { hrefIn, availableIn: await availableIn };
}
