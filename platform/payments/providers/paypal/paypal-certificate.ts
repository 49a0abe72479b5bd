import { X509Certificate } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { log } from '@/lib/kernel/observe/log.mjs';
import { errorText } from '@/platform/kernel/error-text';
import { callProvider, ProviderError } from '../provider-call';

/** PayPal's API has two host names, of which its certificate addresses use one. */
const byOneName = (origin: string) => origin.replace('//api-m.', '//api.');

/**
 * Whether certificates from this address are trusted: the address comes with the request, so it may be forged. A download from PayPal's own host over TLS
 * proves the origin, as a chain of issuers would. The live API has other certificates than PayPal's test mode; another configured address stands for both.
 */
export function isCertificateOf(apiUrl: string, address: string): boolean {
  const [, origin] = /^(https?:\/\/[\w.:-]+)\/v1\/notifications\/certs\/CERT-[\w-]{1,80}$/.exec(address) ?? [];
  return origin !== undefined && byOneName(origin) === byOneName(new URL(apiUrl).origin);
}

const what = 'paypal, reading a certificate';
/** Forged requests can name certificates that do not exist. PayPal uses one for years, and repeats its webhooks for three days. */
export const certificateReads = new RateLimiterMemory({ points: 10, duration: 60 });

/** Each has an address of its own, so a cached one stays valid until it expires. */
const certificates = new LRUCache<string, X509Certificate>({ max: 20 });
const missing = new LRUCache<string, true>({ max: 100, ttl: 60_000 });
const reading = new Map<string, Promise<X509Certificate | null>>();

/** Null if it cannot be read, or if too many were read lately. Concurrent callers share one read. */
export async function certificateAt(address: string): Promise<X509Certificate | null> {
  const cached = certificates.get(address);
  if (cached || missing.has(address)) return cached ?? null;
  const found = reading.get(address) ?? readAndCache(address).finally(() => reading.delete(address));
  reading.set(address, found);
  return found;
}

async function readAndCache(address: string): Promise<X509Certificate | null> {
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
    // Without it, PayPal's own webhooks are rejected like forged ones.
    log('error', 'a certificate could not be read', { error: errorText(error), what, address });
    return null;
  }
}
