import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import { cacheTags } from './cache-tags';

/**
 * Inside 'use cache': how long the read is kept. Edits come by tag, so the times (in seconds) only bound what an announcement missed:
 * looked at again each hour, kept for a month.
 */
export function keep(...tags: string[]): void {
  cacheLife({ stale: 300, revalidate: 3600, expire: 2_592_000 });
  cacheTag(cacheTags.content, ...tags);
}
