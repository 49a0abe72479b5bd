import 'server-only';
import { cacheLife } from 'next/cache';
import { periodStatus, type Period, type PeriodStatus } from '@/lib/kernel/period';
import { cacheWithTags } from './cache-with-tags';

/**
 * The status of a period when its page was generated: at most an hour ago, and again soon after its start or end. The browser checks it again
 * (docs/product.md, "Periods"). The cache key has only the bounds: with the whole entry, an edit during generation would cause a read that
 * the first pass has not made, and Next would leave a hole in the page.
 */
export async function periodNow({ startsAt, endsAt }: Period): Promise<PeriodStatus> {
  return startsAt || endsAt ? periodBetween(startsAt ?? null, endsAt ?? null) : 'ACTIVE';
}

async function periodBetween(startsAt: string | null, endsAt: string | null): Promise<PeriodStatus> {
  'use cache';
  cacheWithTags();
  const now = new Date();
  const ahead = [startsAt, endsAt].map((bound) => (bound ? Date.parse(bound) - now.getTime() : 0) / 1000);
  const next = Math.min(...ahead.filter((seconds) => seconds > 0));
  if (next < longest) cacheLife({ revalidate: Math.max(shortest, Math.ceil(next)) });
  return periodStatus({ startsAt, endsAt }, now);
}

/** Bounds, in seconds, of the time after which a page is generated again. */
const longest = 3600;
const shortest = 10;

/** Whether a period is over, for feeds and sitemaps. */
export const isEnded = async (period: Period): Promise<boolean> => (await periodNow(period)) === 'ENDED';
