import 'server-only';
import { cacheTag } from 'next/cache';
import { ApiFailure, readApi, type Editor } from '@/lib/kernel/api/server';
import { cmsList, type CmsCollection, type CmsEntry } from './cms-contract';
import { equalTo } from './cms-queries';
import { asksForFacts, withFigures, type FactReads } from './copy-facts';
import { productFacts } from './product-facts';
import type { Locale } from '@/lib/kernel/locale';
import { cacheTags } from '@/lib/kernel/cache/cache-tags';
import { everyPage } from '@/lib/kernel/api/every-page';

const factReads: FactReads = { catalogue: (query) => readApi(productFacts, { query }) };

/** Strapi's largest page; a longer list is read page by page. */
const pageSize = 100;

/** The order in which the embedded CMS lists them by itself, for a CMS that has none of its own. */
const order: Partial<Record<CmsCollection, string>> = {
  articles: 'publishedAt:desc',
  championships: 'startsAt:desc',
  campaigns: 'startsAt:desc',
};

/** What Strapi gives only when asked: of composed pages also what lies within the blocks. */
const populate = (collection: CmsCollection) =>
  collection === 'pages' || collection === 'campaigns' ? { 'populate[blocks][populate]': '*' } : { populate: '*' };

/** Every entry of a CMS collection in one language, as it is written, optionally filtered by field equality; for an `editor` with drafts. */
async function readEntries<K extends CmsCollection>(
  collection: K,
  locale: Locale,
  equals: Record<string, string> = {},
  editor: Editor | null = null,
): Promise<CmsEntry<K>[]> {
  return everyPage((page) =>
    readApi(
      cmsList(collection),
      {
        query: {
          locale,
          ...populate(collection),
          sort: order[collection],
          'pagination[page]': String(page),
          'pagination[pageSize]': String(pageSize),
          ...equalTo(equals),
        },
      },
      { editor },
    ),
  );
}

/** The same with the figures that the copy asks for. Not cached. */
export async function readCopy<K extends CmsCollection>(
  collection: K,
  locale: Locale,
  equals: Record<string, string> = {},
  editor: Editor | null = null,
): Promise<CmsEntry<K>[]> {
  return withFigures(factReads, await readEntries(collection, locale, equals, editor), locale);
}

/** The same for the cached read of a page, as visitors see it. */
export async function listEntries<K extends CmsCollection>(
  collection: K,
  locale: Locale,
  equals: Record<string, string> = {},
): Promise<CmsEntry<K>[]> {
  return withFacts(await readEntries(collection, locale, equals), locale);
}

/** For a cached read: copy with the days and prices it asks for. */
export async function withFacts<T>(copy: T, locale: Locale): Promise<T> {
  if (!asksForFacts(JSON.stringify(copy))) return copy;
  // Copy that names a price is as fresh as the price.
  cacheTag(cacheTags.products);
  return withFigures(factReads, copy, locale);
}

export async function findEntry<K extends CmsCollection>(
  collection: K,
  locale: Locale,
  equals: Record<string, string>,
): Promise<CmsEntry<K> | null> {
  try {
    const [entry] = await listEntries(collection, locale, equals);
    return entry ?? null;
  } catch (error) {
    if (error instanceof ApiFailure && error.status === 404) return null;
    throw error;
  }
}
