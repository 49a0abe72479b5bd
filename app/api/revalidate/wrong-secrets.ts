import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';
import { callerAddress } from '@/lib/kernel/caller-address';

/** Tries of one network in ten minutes. Counted here: a storefront may have no database. */
const tries = new RateLimiterMemory({ points: 10, duration: 600 });
/** Networks that a platform speaks from are never shut out by what a stranger says there; the first is this machine's own. */
const known = new Set(['127.0.0.1']);

const networkOf = ({ headers }: Request) => callerAddress(headers.get('x-forwarded-for') ?? undefined);

/**
 * Counts one more try, before it is judged, so that a hundred parallel ones are a hundred.
 * @returns seconds until this caller's secret is looked at again; null: it is now
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
