import { LRUCache } from 'lru-cache';
import FileSystemCacheModule from 'next/dist/server/lib/incremental-cache/file-system-cache.js';
import { areTagsExpired } from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js';

const FileSystemCache = FileSystemCacheModule.default ?? FileSystemCacheModule;
/** The header in which Next lists the tags of a page. */
const tagsHeader = 'x-next-cache-tags';
/** When the rendering of a page began, in milliseconds, by key; only in this process, like Next's memory cache. */
const begun = new LRUCache({ max: 1_000 });

/**
 * Next's own page cache with two differences: it drops 404s, because unknown addresses are unlimited and would fill it; and it does not cache a page
 * that was being rendered during an edit, because Next would date it by its end and take the old content for new.
 */
export default class PageCache extends FileSystemCache {
  async get(key, ctx) {
    const since = Date.now();
    const found = await super.get(key, ctx);
    const goodFor = found?.cacheControl?.revalidate ?? 0;
    const isGood = found && (goodFor === false || since < found.lastModified + goodFor * 1_000);
    if (!isGood && !begun.has(key)) begun.set(key, since);
    return found;
  }

  async set(key, data, ctx) {
    const since = begun.get(key);
    begun.delete(key);
    if (data?.status === 404) return;
    const tags = data?.headers?.[tagsHeader];
    if (since && tags && areTagsExpired(tags.split(','), since)) return;
    await super.set(key, data, ctx);
  }
}
