import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';
import { callerAddress } from '@/lib/kernel/caller-address';

/** Tries of one network in ten minutes. Counted in memory: a storefront may have no database. */
const tries = new RateLimiterMemory({ points: 10, duration: 600 });
/** Networks that have sent the right secret are never blocked by wrong tries of others on them; the first is this machine. */
const known = new Set(['127.0.0.1']);

const networkOf = ({ headers }: Request) => callerAddress(headers.get('x-forwarded-for') ?? undefined);

/**
 * Counts one more try before the secret is checked, so that parallel tries are all counted.
 * @returns seconds until this caller may try again; null: now
 */
export async function countTry(request: Request): Promise<number | null> {
  const network = networkOf(request);
  if (known.has(network)) return null;
  return tries.consume(network).then(
    () => null,
    ({ msBeforeNext }: RateLimiterRes) => Math.max(1, Math.ceil(msBeforeNext / 1000)),
  );
}

export function rememberNetwork(request: Request): void {
  known.add(networkOf(request));
}
