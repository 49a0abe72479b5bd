import 'server-only';
import type { Article, Championship, CmsEntry, Faq, Review } from './cms-contract';
import { localesWhere, type Locale } from '@/lib/kernel/i18n/locales';
import { pageLocale } from '@/lib/kernel/i18n/page-locale';
import { cacheTags } from '@/lib/kernel/cache/cache-tags';
import { findEntry, listEntries, readCopy } from './cms';
import { cacheWithTags } from '@/lib/kernel/cache/cache-with-tags';
import { previewEditor } from './preview-editor';

type Listed = 'reviews' | 'faqs' | 'championships' | 'articles';

/** All entries of a collection in one language. */
export async function readList<K extends Listed>(collection: K, locale: Locale): Promise<CmsEntry<K>[]> {
  'use cache';
  cacheWithTags(cacheTags[collection]);
  return listEntries(collection, locale);
}

/** The same in the page's language, for an editor as they are being written. */
async function listed<K extends Listed>(collection: K): Promise<CmsEntry<K>[]> {
  const [locale, editor] = await Promise.all([pageLocale(), previewEditor()]);
  return editor ? readCopy(collection, locale, {}, editor) : readList(collection, locale);
}

/** Reviews by learners. */
export const listReviews = (): Promise<Review[]> => listed('reviews');

/** Questions and answers in their order. */
export const listFaqs = (): Promise<Faq[]> => listed('faqs');

export const listChampionships = (): Promise<Championship[]> => listed('championships');

/** The journal, the latest first. */
export const listArticles = (): Promise<Article[]> => listed('articles');

/** Collections whose entries have a page of their own, and the cache tag of one entry. */
const tagOf = { championships: cacheTags.championship, articles: cacheTags.article };
type Kind = keyof typeof tagOf;

/** The entry of that slug in one language; null where it is not written in it. */
export async function readOne<K extends Kind>(kind: K, slug: string, locale: Locale): Promise<CmsEntry<K> | null> {
  'use cache';
  cacheWithTags(tagOf[kind](slug), cacheTags.media);
  return findEntry(kind, locale, { slug });
}

async function one<K extends Kind>(kind: K, slug: string): Promise<CmsEntry<K> | null> {
  const [locale, editor] = await Promise.all([pageLocale(), previewEditor()]);
  if (!editor) return readOne(kind, slug, locale);
  const [draft] = await readCopy(kind, locale, { slug }, editor);
  return draft ?? null;
}

/** One championship by its slug; null when there is none. */
export const findChampionship = (slug: string): Promise<Championship | null> => one('championships', slug);

/** One article by its slug; null when there is none. */
export const findArticle = (slug: string): Promise<Article | null> => one('articles', slug);

/** Languages in which a championship or an article is written. */
export const languagesOf = (kind: Kind, slug: string): Promise<Locale[]> =>
  localesWhere(async (locale) => (await readOne(kind, slug, locale)) !== null);
