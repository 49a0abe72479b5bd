import 'server-only';
import type { Campaign, Championship, CmsEntry, EditorialPage, Faq, Review } from '../contract/cms';
import { periodStatus, type Period } from '../domain/period';
import { localesWhere, type Locale } from '../i18n/locales';
import { editorialPages } from '../i18n/pages';
import { pageLocale } from '../i18n/page-locale';
import { cacheTags } from './cache-tags';
import { findEntry, listEntries } from './cms';
import { keep } from './keep';

type Listed = 'reviews' | 'faqs' | 'championships' | 'campaigns';

/** All entries of a collection in one language. */
export async function readList<K extends Listed>(collection: K, locale: Locale): Promise<CmsEntry<K>[]> {
  'use cache';
  keep(cacheTags[collection]);
  return listEntries(collection, locale);
}

/** What learners say, in the page's language. */
export const listReviews = async (): Promise<Review[]> => readList('reviews', await pageLocale());

/** Questions and answers in their order. */
export const listFaqs = async (): Promise<Faq[]> => readList('faqs', await pageLocale());

export const listChampionships = async (): Promise<Championship[]> => readList('championships', await pageLocale());

export const listCampaigns = async (): Promise<Campaign[]> => readList('campaigns', await pageLocale());

/** One campaign by its token, whatever its period; null when there is none. */
export async function findCampaign(token: string): Promise<Campaign | null> {
  return (await listCampaigns()).find((campaign) => campaign.token === token) ?? null;
}

/** One championship by its slug; null when there is none. */
export async function findChampionship(slug: string): Promise<Championship | null> {
  return (await listChampionships()).find((championship) => championship.slug === slug) ?? null;
}

/** The editorial page of that slug, e.g. 'kidgo'; null when it is not written in the page's language. */
export async function findEditorialPage(slug: string): Promise<EditorialPage | null> {
  if (!(editorialPages as readonly string[]).includes(slug)) return null;
  return readEditorialPage(slug, await pageLocale());
}

export async function readEditorialPage(slug: string, locale: Locale): Promise<EditorialPage | null> {
  'use cache';
  keep(cacheTags.page(slug));
  return findEntry('pages', locale, { slug });
}

/** Languages in which a page, a championship or a campaign is written; the others lead past it. */
export function languagesOf(kind: 'pages' | 'championships' | 'campaigns', name: string): Promise<Locale[]> {
  return localesWhere(async (locale) =>
    kind === 'pages'
      ? (await readEditorialPage(name, locale)) !== null
      : (await readList(kind, locale)).some((entry) => ('token' in entry ? entry.token : entry.slug) === name),
  );
}

/** Whether a period is over, for robots; looked at again with each hourly refresh of the page. */
export async function isEnded({ startsAt, endsAt }: Period): Promise<boolean> {
  'use cache';
  keep();
  return periodStatus({ startsAt, endsAt }, new Date()) === 'ENDED';
}
