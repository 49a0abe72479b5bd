import { X509Certificate } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { log } from '@/lib/kernel/observe/log.mjs';
import { errorText } from '@/platform/kernel/error-text';
import { callProvider, ProviderError } from '../provider-call';

/** PayPal calls its API by two names, one of which its certificates have. */
const byOneName = (origin: string) => origin.replace('//api-m.', '//api.');

/**
 * Whether a certificate lies there that counts: anybody can name an address. That PayPal's own host hands it out over TLS proves whose it is,
 * as a chain of issuers would. The live API has other certificates than PayPal's test mode; where another address is configured, it stands for both.
 */
export function isCertificateOf(apiUrl: string, address: string): boolean {
  const [, origin] = /^(https?:\/\/[\w.:-]+)\/v1\/notifications\/certs\/CERT-[\w-]{1,80}$/.exec(address) ?? [];
  return origin !== undefined && byOneName(origin) === byOneName(new URL(apiUrl).origin);
}

const what = 'paypal, reading a certificate';
/** Anybody can name certificates that there are not. PayPal has one for years, and sends its news again for three days. */
export const certificateReads = new RateLimiterMemory({ points: 10, duration: 60 });

/** Each has an address of its own, so what has been read stays right until it is over. */
const certificates = new LRUCache<string, X509Certificate>({ max: 20 });
const missing = new LRUCache<string, true>({ max: 100, ttl: 60_000 });
const reading = new Map<string, Promise<X509Certificate | null>>();

/** Null when it cannot be had, or others have been asked for too often. Many who ask at once have it read once. */
export async function certificateAt(address: string): Promise<X509Certificate | null> {
  const kept = certificates.get(address);
  if (kept || missing.has(address)) return kept ?? null;
  const found = reading.get(address) ?? keep(address).finally(() => reading.delete(address));
  reading.set(address, found);
  return found;
}

async function keep(address: string): Promise<X509Certificate | null> {
  const isAllowed = await certificateReads.consume('all').then(
    () => true,
    () => false,
  );
  if (!isAllowed) return null;
  const found = await read(address);
  if (found) certificates.set(address, found);
  else missing.set(address, true);
  return found;
}

async function read(address: string): Promise<X509Certificate | null> {
  try {
    const { status, text } = await callProvider({ what, url: address, init: {}, isRepeatable: false });
    if (status !== 200) throw new ProviderError(`${what}: answered ${status}`);
    return new X509Certificate(text);
  } catch (error) {
    // Without it, news that are PayPal's are rejected like forged ones.
    log('error', 'a certificate could not be read', { error: errorText(error), what, address });
    return null;
  }
}
