import 'server-only';
import { cacheLife } from 'next/cache';
import { periodStatus, type Period, type PeriodStatus } from '@/lib/kernel/period';
import { cacheWithTags } from './cache-with-tags';

/**
 * How a period stood when its page was made, at most an hour ago, and soon after its start or end; the browser settles it anew
 * (docs/product.md, "Periods"). Cached by its bounds alone: by a whole entry, an edit while a page is being made would ask for what
 * its first pass has not read, and Next would leave a hole in the page.
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

/** Seconds after which a page is made anew. */
const longest = 3600;
const shortest = 10;

/** Whether a period is over, for robots. */
export const isEnded = async (period: Period): Promise<boolean> => (await periodNow(period)) === 'ENDED';
