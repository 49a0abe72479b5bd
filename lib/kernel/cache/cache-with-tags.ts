import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import { cacheTags } from './cache-tags';

/**
 * Sets the lifetime and the tags of a read, inside 'use cache'. Edits invalidate by tag, so the times (in seconds) only limit the effect of a
 * missed invalidation: revalidated each hour, cached for a month.
 */
export function cacheWithTags(...tags: string[]): void {
  cacheLife({ stale: 300, revalidate: 3600, expire: 2_592_000 });
  cacheTag(cacheTags.content, ...tags);
}
