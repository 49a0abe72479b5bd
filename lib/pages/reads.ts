import 'server-only';
import { readApi } from '@/lib/kernel/api/server';
import { pageSummaries, pageSummaryFields, type Campaign, type Page, type PageSummary } from './cms-contract';
import type { Menu } from '@/lib/site/menus';
import { localesWhere, type Locale } from '@/lib/kernel/i18n/locales';
import { pageLocale } from '@/lib/kernel/i18n/page-locale';
import { homeSlug } from '@/lib/kernel/links/home-slug';
import { cacheTags } from '@/lib/kernel/cache/cache-tags';
import { findEntry, listEntries, readCopy, withFacts } from './cms';
import { everyPage } from '@/lib/kernel/api/every-page';
import { cacheWithTags } from '@/lib/kernel/cache/cache-with-tags';
import { previewEditor } from './preview-editor';

/** Every page of a language, without what it is composed of, in the order of the menus. */
export async function readPages(locale: Locale): Promise<PageSummary[]> {
  'use cache';
  cacheWithTags(cacheTags.pages);
  const query = { locale, fields: pageSummaryFields, sort: 'sortOrder', 'pagination[pageSize]': '100' };
  const pages = await everyPage((page) =>
    readApi(pageSummaries, { query: { ...query, 'pagination[page]': String(page) } }),
  );
  return withFacts(pages, locale);
}

/** The pages a menu of the page's language links to: where, and by which name. */
export async function menuPages(menu: Menu): Promise<{ to: string; label: string }[]> {
  const pages = await readPages(await pageLocale());
  return pages
    .filter(({ menus }) => menus.includes(menu))
    .map(({ slug, menuLabel, title }) => ({ to: slug === homeSlug ? '' : slug, label: menuLabel || title }));
}

/** What a page is called where it is linked, in the page's language; '' is the home page. */
export async function pageName(path: string): Promise<string> {
  const page = (await readPages(await pageLocale())).find(({ slug }) => slug === (path || homeSlug));
  return page?.menuLabel || page?.title || '';
}

/** The page of that slug in the page's language, e.g. 'kidgo', for an editor as it is being written; null when it is not written in it. */
export async function findPage(slug: string): Promise<Page | null> {
  const [locale, editor] = await Promise.all([pageLocale(), previewEditor()]);
  if (!editor) return readPage(slug, locale);
  const [draft] = await readCopy('pages', locale, { slug }, editor);
  return draft ?? null;
}

/** The page of that slug in one language; null when it is not written in it. */
export async function readPage(slug: string, locale: Locale): Promise<Page | null> {
  'use cache';
  cacheWithTags(cacheTags.page(slug), cacheTags.media);
  return findEntry('pages', locale, { slug });
}

/** Languages in which a page is written. */
export const languagesOfPage = (slug: string): Promise<Locale[]> =>
  localesWhere(async (locale) => (await readPages(locale)).some((page) => page.slug === slug));

/** All campaigns of a language. */
export async function readCampaigns(locale: Locale): Promise<Campaign[]> {
  'use cache';
  cacheWithTags(cacheTags.campaigns);
  return listEntries('campaigns', locale);
}

/** The campaign of that token in one language, whatever its period; null where it is not written in it. */
export async function readCampaign(token: string, locale: Locale): Promise<Campaign | null> {
  'use cache';
  cacheWithTags(cacheTags.campaign(token), cacheTags.media);
  return findEntry('campaigns', locale, { token });
}

/** The same in the page's language, for an editor as it is being written. */
export async function findCampaign(token: string): Promise<Campaign | null> {
  const [locale, editor] = await Promise.all([pageLocale(), previewEditor()]);
  if (!editor) return readCampaign(token, locale);
  const [draft] = await readCopy('campaigns', locale, { token }, editor);
  return draft ?? null;
}

export const languagesOfCampaign = (token: string): Promise<Locale[]> =>
  localesWhere(async (locale) => (await readCampaign(token, locale)) !== null);
