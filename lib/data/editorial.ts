import 'server-only';
import type { Article, Championship, CmsEntry, Faq, Review } from '../contract/cms';
import { localesWhere, type Locale } from '../i18n/locales';
import { pageLocale } from '../i18n/page-locale';
import { cacheTags } from './cache-tags';
import { listEntries, readCopy } from './cms';
import { keep } from './keep';
import { previewEditor } from './preview-editor';

type Listed = 'reviews' | 'faqs' | 'championships' | 'articles';

/** All entries of a collection in one language. */
export async function readList<K extends Listed>(collection: K, locale: Locale): Promise<CmsEntry<K>[]> {
  'use cache';
  keep(cacheTags[collection]);
  return listEntries(collection, locale);
}

/** The same in the page's language, for an editor as they are being written. */
async function listed<K extends Listed>(collection: K): Promise<CmsEntry<K>[]> {
  const [locale, editor] = await Promise.all([pageLocale(), previewEditor()]);
  return editor ? readCopy(collection, locale, {}, editor) : readList(collection, locale);
}

/** What learners say. */
export const listReviews = (): Promise<Review[]> => listed('reviews');

/** Questions and answers in their order. */
export const listFaqs = (): Promise<Faq[]> => listed('faqs');

export const listChampionships = (): Promise<Championship[]> => listed('championships');

/** The journal, the latest first. */
export const listArticles = (): Promise<Article[]> => listed('articles');

/** One championship by its slug; null when there is none. */
export async function findChampionship(slug: string): Promise<Championship | null> {
  return (await listChampionships()).find((championship) => championship.slug === slug) ?? null;
}

/** One article by its slug; null when there is none. */
export async function findArticle(slug: string): Promise<Article | null> {
  return (await listArticles()).find((article) => article.slug === slug) ?? null;
}

/** Languages in which a championship or an article is written; the others lead past it. */
export const languagesOf = (kind: 'championships' | 'articles', slug: string): Promise<Locale[]> =>
  localesWhere(async (locale) => (await readList(kind, locale)).some((entry) => entry.slug === slug));
