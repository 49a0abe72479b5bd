import 'server-only';
import { readCards } from '@/lib/catalogue/catalogue-cards';
import { readApi } from '@/lib/kernel/api/server';
import { backstageOperations } from '@/lib/branches/contract';
import type { Locale } from '@/lib/kernel/locale';
import { storeRegionsOfLocale } from '@/lib/branches/store-regions';
import { homeSlug } from '@/lib/kernel/links/home-slug';
import { campaignHref, hrefFor } from '@/lib/kernel/links/href';
import type { ShopDocument } from './shop-index';
import { textsIn } from './texts-in';
import { cardReads } from '@/lib/catalogue/card-reads';
import { readCopy } from '@/lib/pages/cms';

/**
 * Limits that bound the memory: products that can be found (the first in the shop's order), and indexed characters of a
 * text. With 10,000 products in four languages a server of 256 MB ran out of memory.
 */
export const maxProducts = 3_000;
const maxSummaryLength = 300;
const maxTextLength = 6_000;

/** Everything that can be found in a language, read anew from the five APIs. */
export async function readDocuments(locale: Locale): Promise<ShopDocument[]> {
  const parts = await Promise.all([
    courses(locale),
    pages(locale),
    questions(locale),
    branches(locale),
    championships(locale),
    campaigns(locale),
    articles(locale),
  ]);
  return parts.flat();
}

async function courses(locale: Locale): Promise<ShopDocument[]> {
  const documents: ShopDocument[] = [];
  for (let page = 1, pageCount = 1; page <= pageCount && documents.length < maxProducts; page += 1) {
    const read = await readCards(cardReads, locale, { page: String(page), pageSize: '100' });
    pageCount = read.pageCount;
    for (const { id, copy, gradeFrom, gradeTo } of read.items)
      documents.push({
        kind: 'courses',
        href: hrefFor(locale, `courses/${id}`),
        title: copy.title,
        text: copy.summary.slice(0, maxSummaryLength),
        words: gradesBetween(gradeFrom, gradeTo),
        code: id,
      });
  }
  return documents;
}

/** 'G19 G18 G17': a search for one of these grades finds the course that goes through it. */
function gradesBetween(from: number | null, to: number | null): string {
  if (from === null || to === null) return '';
  return Array.from({ length: from - to + 1 }, (_, step) => `G${from - step}`).join(' ');
}

async function pages(locale: Locale): Promise<ShopDocument[]> {
  const entries = await readCopy('pages', locale);
  return entries
    .filter(({ isHiddenFromSearch }) => !isHiddenFromSearch)
    .map(({ slug, title, lead, menuLabel, endsAt, blocks }) => ({
      kind: 'pages',
      href: hrefFor(locale, slug === homeSlug ? '' : slug),
      title,
      text: textsIn([lead, blocks]).slice(0, maxTextLength),
      words: menuLabel,
      period: { endsAt },
    }));
}

async function questions(locale: Locale): Promise<ShopDocument[]> {
  const entries = await readCopy('faqs', locale);
  return entries.map(({ slug, group, question, answer }) => ({
    kind: 'questions',
    href: hrefFor(locale, `faq#${slug}`),
    title: question,
    text: answer.slice(0, maxTextLength),
    words: group,
  }));
}

async function branches(locale: Locale): Promise<ShopDocument[]> {
  const regions = storeRegionsOfLocale[locale];
  const [stores, ...cities] = await Promise.all([
    readApi(backstageOperations.stores, { query: { locale } }),
    ...regions.map((regionId) => readApi(backstageOperations.cities, { params: { regionId }, query: { locale } })),
  ]);
  const cityNames = new Map(cities.flat().map(({ id, name }) => [id, name]));
  return stores.flatMap(({ id, cityId, name, address, openingHours }) => {
    const city = cityNames.get(cityId);
    if (city === undefined) return [];
    const href = hrefFor(locale, `branches#store-${id}`);
    return { kind: 'branches', href, title: name, text: `${address} ${openingHours}`, words: city };
  });
}

async function championships(locale: Locale): Promise<ShopDocument[]> {
  const entries = await readCopy('championships', locale);
  return entries.map(({ slug, title, summary, venue, description }) => ({
    kind: 'events',
    href: hrefFor(locale, `SchoolChampionships/${slug}`),
    title,
    text: textsIn([summary, venue, description]).slice(0, maxTextLength),
  }));
}

async function campaigns(locale: Locale): Promise<ShopDocument[]> {
  const entries = await readCopy('campaigns', locale);
  return entries.map(({ token, title, summary, startsAt, endsAt }) => ({
    kind: 'events',
    href: campaignHref(locale, token),
    title,
    text: summary.slice(0, maxTextLength),
    period: { startsAt, endsAt },
  }));
}

async function articles(locale: Locale): Promise<ShopDocument[]> {
  const entries = await readCopy('articles', locale);
  return entries.map(({ slug, title, summary, content }) => ({
    kind: 'articles',
    href: hrefFor(locale, `articles/${slug}`),
    title,
    text: textsIn([summary, content]).slice(0, maxTextLength),
  }));
}
