import 'server-only';
import { cacheLife } from 'next/cache';
import { log } from '@/lib/kernel/observe/log.mjs';
import { ApiFailure } from './server';

/** Seconds until what failed is tried again. */
const soon = 60;

/** What was read, or, with a line in the log, nothing for a while. That there is no such market is no failure. */
export async function readOrNothing<Found>(
  what: string,
  market: string,
  load: () => Promise<Found>,
  nothing: Found,
): Promise<Found> {
  try {
    return await load();
  } catch (error) {
    if (error instanceof ApiFailure && error.status === 404) return nothing;
    cacheLife({ revalidate: soon });
    log('error', `${what} could not be read`, { market, error: String(error) });
    return nothing;
  }
}
