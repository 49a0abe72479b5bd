import 'server-only';
import { planOperations, type CoursePlan } from './plans-contract';
import { readOrNothing } from '@/lib/kernel/api/read-or-nothing';
import { readApi } from '@/lib/kernel/api/server';
import { cacheTags } from '@/lib/kernel/cache/cache-tags';
import { cacheWithTags } from '@/lib/kernel/cache/cache-with-tags';

/** All course plans for pages; an empty list for a short time if the read fails, which is only logged. */
export async function readPlans(): Promise<CoursePlan[]> {
  'use cache';
  cacheWithTags(cacheTags.coursePlans);
  return readOrNothing('plans', '', () => readApi(planOperations.plans, { query: {} }), []);
}
