import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import type {
  Article,
  Campaign,
  Championship,
  CmsCollection,
  CmsEntry,
  EditorialPage,
  Faq,
  Review,
} from '../contract/cms';
import { periodStatus, type Period } from '../domain/period';
import type { Locale } from '../i18n/locales';
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
  return readList('championships', cacheTags.championships, await pageLocale());
}

export async function listArticles(): Promise<Article[]> {
  return readList('articles', cacheTags.articles, await pageLocale());
}

export async function listCampaigns(): Promise<Campaign[]> {
  return readList('campaigns', cacheTags.campaigns, await pageLocale());
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

async function readEditorialPage(slug: string, locale: Locale): Promise<EditorialPage | null> {
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
