import 'server-only';
import { readApi } from '../api/server';
import { courseOperations, type StarterCourse } from '../contract/course';
import { cacheTags } from './cache-tags';
import { cacheWithTags } from './cache-with-tags';

/** Which product the free starter course is and until when it can be claimed; whether it still can is for the moment to say. */
export async function starterCourse(): Promise<StarterCourse> {
  'use cache';
  cacheWithTags(cacheTags.starterCourse);
  return readApi(courseOperations.starterCourse, {});
}
