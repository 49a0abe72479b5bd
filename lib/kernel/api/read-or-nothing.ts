import 'server-only';
import { cacheLife } from 'next/cache';
import { log } from '@/lib/kernel/observe/log.mjs';
import { ApiFailure } from './server';

/** Seconds until a failed read is tried again. */
const soon = 60;

/** Loads data for a page; after a failure, logs it and returns `nothing` for a short time. A 404 (no such market) is not a failure. */
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
