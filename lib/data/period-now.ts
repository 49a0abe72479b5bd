import 'server-only';
import { cacheLife } from 'next/cache';
import { periodStatus, type Period, type PeriodStatus } from '../domain/period';
import { cacheWithTags } from './cache-with-tags';

/**
 * How a period stood when its page was made, at most an hour ago, and soon after its start or end; the browser settles it anew
 * (docs/product.md, "Periods").
 */
export async function periodNow({ startsAt, endsAt }: Period): Promise<PeriodStatus> {
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
