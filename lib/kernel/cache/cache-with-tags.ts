import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import { cacheTags } from './cache-tags';

/**
 * Inside 'use cache': how long the read is cached. Edits come by tag, so the times (in seconds) only bound what an invalidation missed:
 * looked at again each hour, cached for a month.
 */
export function cacheWithTags(...tags: string[]): void {
  cacheLife({ stale: 300, revalidate: 3600, expire: 2_592_000 });
  cacheTag(cacheTags.content, ...tags);
}
