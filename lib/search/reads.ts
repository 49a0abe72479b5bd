import 'server-only';
import { LRUCache } from 'lru-cache';
import type { SearchResponse } from './shapes';
import { locales, type Locale } from '@/lib/kernel/locale';
import { ShopIndex } from './shop-index';
import { cacheTags } from '@/lib/kernel/cache/cache-tags';
import { readDocuments } from './search-documents';

/** Edits invalidate an index; this limits for how long a missed invalidation lasts. Milliseconds. */
const longest = 600_000;

/** One index per language, built on first use. The old one answers while the new one is built. */
const create = () =>
  new LRUCache<Locale, ShopIndex>({
    max: locales.length,
    ttl: longest,
    allowStale: true,
    allowStaleOnFetchRejection: true,
    noDeleteOnFetchRejection: true,
    // A caller that waits for an index invalidated meanwhile still gets it; it is not cached.
    ignoreFetchAbort: true,
    fetchMethod: async (locale) => ShopIndex.of(await readDocuments(locale)),
  });
// Next loads this module more than once in a process.
const holder = globalThis as typeof globalThis & { senteSearch?: ReturnType<typeof create> };
const cached = (holder.senteSearch ??= create());

/** @returns isOld: the latest invalidated changes may not be in it yet */
export async function findInShop(
  locale: Locale,
  question: string,
): Promise<{ answer: SearchResponse; isOld: boolean }> {
  const status: LRUCache.Status<Locale, ShopIndex> = {};
  const index = (await cached.fetch(locale, { status })) ?? (await ShopIndex.of(await readDocuments(locale)));
  return { answer: index.find(question, new Date()), isOld: status.returnedStale === true };
}

/** The tags that make an index old. A product's stock has a tag of its own, which is not here: it cannot be searched for. */
const searched: readonly string[] = [
  cacheTags.content,
  cacheTags.products,
  cacheTags.pages,
  cacheTags.faqs,
  cacheTags.stores,
  cacheTags.championships,
  cacheTags.campaigns,
  cacheTags.articles,
];

/** Marks the indexes as old if one of these tags is searched. */
export function invalidateSearch(tags: readonly string[]): void {
  if (!tags.some((tag) => searched.includes(tag))) return;
  for (const locale of locales) {
    const index = cached.peek(locale, { allowStale: true });
    // An index that is being built may have read the data before this change.
    cached.delete(locale);
    if (index) cached.set(locale, index, { ttl: 1, start: 1 });
  }
}
