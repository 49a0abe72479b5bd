import 'server-only';
import { planOperations, type CoursePlan } from './plans-contract';
import { readOrNothing } from '@/lib/kernel/api/read-or-nothing';
import { readApi } from '@/lib/kernel/api/server';
import { cacheTags } from '@/lib/kernel/cache/cache-tags';
import { cacheWithTags } from '@/lib/kernel/cache/cache-with-tags';

/** All course plans as pages show them; none for a while where they cannot be read, which only the log says. */
export async function readPlans(): Promise<CoursePlan[]> {
  'use cache';
  cacheWithTags(cacheTags.coursePlans);
  return readOrNothing('plans', '', () => readApi(planOperations.plans, { query: {} }), []);
}
