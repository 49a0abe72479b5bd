import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import type { Campaign, Championship, CmsCollection, CmsEntry, EditorialPage, Faq, Review } from '../contract/cms';
import { periodStatus, type Period } from '../domain/period';
import { locales, type Locale } from '../i18n/locales';
import { editorialPages } from '../i18n/pages';
import { pageLocale } from '../i18n/page-locale';
import { cacheLifetimes, cacheTags } from './cache-tags';
import { findEntry, listEntries } from './cms';

/** What learners say, in the page's language. */
export async function listReviews(): Promise<Review[]> {
  return readList('reviews', cacheTags.reviews, await pageLocale());
}

/** Questions and answers in their order. */
export async function listFaqs(): Promise<Faq[]> {
  return readList('faqs', cacheTags.faqs, await pageLocale());
}

export async function listChampionships(): Promise<Championship[]> {
  return readChampionships(await pageLocale());
}

export function readChampionships(locale: Locale): Promise<Championship[]> {
  return readList('championships', cacheTags.championships, locale);
}

export async function listCampaigns(): Promise<Campaign[]> {
  return readCampaigns(await pageLocale());
}

export function readCampaigns(locale: Locale): Promise<Campaign[]> {
  return readList('campaigns', cacheTags.campaigns, locale);
}

async function readList<K extends CmsCollection>(collection: K, tag: string, locale: Locale): Promise<CmsEntry<K>[]> {
  'use cache';
  cacheLife(cacheLifetimes.content);
  cacheTag(cacheTags.content, tag);
  return listEntries(collection, locale);
}

/** One campaign by its token, whatever its period; null when there is none. */
export async function findCampaign(token: string): Promise<Campaign | null> {
  const campaigns = await listCampaigns();
  return campaigns.find((campaign) => campaign.token === token) ?? null;
}

/** One championship by its slug; null when there is none. */
export async function findChampionship(slug: string): Promise<Championship | null> {
  const championships = await listChampionships();
  return championships.find((championship) => championship.slug === slug) ?? null;
}

/** The editorial page of that slug, e.g. 'kidgo'; null when it is not written in the page's language. */
export async function findEditorialPage(slug: string): Promise<EditorialPage | null> {
  if (!(editorialPages as readonly string[]).includes(slug)) return null;
  return readEditorialPage(slug, await pageLocale());
}

/** Languages in which a page, a championship or a campaign is written; the others lead past it. */
export async function languagesOf(kind: 'pages' | 'championships' | 'campaigns', name: string): Promise<Locale[]> {
  const written = await Promise.all(locales.map((locale) => isWritten(kind, name, locale)));
  return locales.filter((_, index) => written[index]);
}

async function isWritten(kind: 'pages' | 'championships' | 'campaigns', name: string, locale: Locale) {
  switch (kind) {
    case 'pages':
      return (await readEditorialPage(name, locale)) !== null;
    case 'championships':
      return (await readChampionships(locale)).some(({ slug }) => slug === name);
    case 'campaigns':
      return (await readCampaigns(locale)).some(({ token }) => token === name);
  }
}

export async function readEditorialPage(slug: string, locale: Locale): Promise<EditorialPage | null> {
  'use cache';
  cacheLife(cacheLifetimes.content);
  cacheTag(cacheTags.content, cacheTags.page(slug));
  return findEntry('pages', locale, { slug });
}

/** Whether a period is over, for robots; looked at again with each hourly refresh of the page. */
export async function isEnded({ startsAt, endsAt }: Period): Promise<boolean> {
  'use cache';
  cacheLife(cacheLifetimes.content);
  cacheTag(cacheTags.content);
  return periodStatus({ startsAt, endsAt }, new Date()) === 'ENDED';
}
