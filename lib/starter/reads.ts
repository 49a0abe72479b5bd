import 'server-only';
import { readApi } from '@/lib/kernel/api/server';
import { starterOperations } from './contract';
import type { StarterCourse } from '@/lib/fulfilment/starter-course';
import { cacheTags } from '@/lib/kernel/cache/cache-tags';
import { cacheWithTags } from '@/lib/kernel/cache/cache-with-tags';

/** Which product the free starter course is and until when it can be claimed; the caller compares that with the current time. */
export async function starterCourse(): Promise<StarterCourse> {
  'use cache';
  cacheWithTags(cacheTags.starterCourse);
  return readApi(starterOperations.starterCourse, {});
}
