import 'server-only';
import { LRUCache } from 'lru-cache';
import type { SearchResponse } from './shapes';
import { locales, type Locale } from '@/lib/kernel/locale';
import { ShopIndex } from './shop-index';
import { cacheTags } from '@/lib/kernel/cache/cache-tags';
import { readDocuments } from './search-documents';

/** Edits are invalidated; this bounds what an invalidation missed. Milliseconds. */
const longest = 600_000;

/** One index for each language, made when it is first asked. An old one answers while its successor is made. */
const create = () =>
  new LRUCache<Locale, ShopIndex>({
    max: locales.length,
    ttl: longest,
    allowStale: true,
    allowStaleOnFetchRejection: true,
    noDeleteOnFetchRejection: true,
    // Who waits for an index that was invalidated meanwhile gets it all the same; it is not cached.
    ignoreFetchAbort: true,
    fetchMethod: async (locale) => ShopIndex.of(await readDocuments(locale)),
  });
// Next loads this module more than once in a process.
const holder = globalThis as typeof globalThis & { senteSearch?: ReturnType<typeof create> };
const cached = (holder.senteSearch ??= create());

/** @returns isOld: what was invalidated as changed may not be in it yet */
export async function findInShop(
  locale: Locale,
  question: string,
): Promise<{ answer: SearchResponse; isOld: boolean }> {
  const status: LRUCache.Status<Locale, ShopIndex> = {};
  const index = (await cached.fetch(locale, { status })) ?? (await ShopIndex.of(await readDocuments(locale)));
  return { answer: index.find(question, new Date()), isOld: status.returnedStale === true };
}

/** The stock of a product, which alone is invalidated without its list, is nothing one could search for. */
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

/** What was invalidated makes the indexes old. */
export function invalidateSearch(tags: readonly string[]): void {
  if (!tags.some((tag) => searched.includes(tag))) return;
  for (const locale of locales) {
    const index = cached.peek(locale, { allowStale: true });
    // One that is being made may have read already what is changed now.
    cached.delete(locale);
    if (index) cached.set(locale, index, { ttl: 1, start: 1 });
  }
}
