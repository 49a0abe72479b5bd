import { createVerify, X509Certificate, type KeyObject } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { callProvider } from '../provider-call';

/**
 * PayPal's signature of a webhook, verified here as it documents it (developer.paypal.com/api/rest/webhooks/rest, "Self verification
 * method"): RSA with SHA-256 over `transmission id|transmission time|webhook id|CRC32 of the body`, by the certificate at PAYPAL-CERT-URL.
 */
type Signed = { rawBody: string; headers: Headers; webhookId: string; apiUrl: string; now: Date };

/** PayPal sends news again for three days. */
const toleranceMs = 4 * 86_400_000;
/** Clocks differ. */
const aheadMs = 5 * 60_000;

export async function isSignedByPaypal({ rawBody, headers, webhookId, apiUrl, now }: Signed): Promise<boolean> {
  const id = headers.get('paypal-transmission-id');
  const time = headers.get('paypal-transmission-time');
  const signature = headers.get('paypal-transmission-sig');
  const certificate = headers.get('paypal-cert-url');
  if (!id || !time || !signature || !certificate || headers.get('paypal-auth-algo') !== 'SHA256withRSA') return false;
  const age = now.getTime() - Date.parse(time);
  if (!(age <= toleranceMs && age >= -aheadMs) || !isOfPaypal(certificate, apiUrl)) return false;
  const key = await keyAt(certificate);
  const message = `${id}|${time}|${webhookId}|${crc32(Buffer.from(rawBody))}`;
  return key !== null && createVerify('RSA-SHA256').update(message).verify(key, signature, 'base64');
}

const paypalHost = /^api(-m)?(\.sandbox)?\.paypal\.com$/;

/** Only a certificate that PayPal's own host hands out over TLS counts: anybody can name an address. */
function isOfPaypal(address: string, apiUrl: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, origin, pathname } = new URL(address);
  const isPaypal = protocol === 'https:' && paypalHost.test(hostname);
  // The address of the API stands for PayPal's where it was configured to be another.
  return (isPaypal || origin === new URL(apiUrl).origin) && pathname.startsWith('/v1/notifications/certs/');
}

const keys = new LRUCache<string, KeyObject>({ max: 20, ttl: 86_400_000 });

async function keyAt(address: string): Promise<KeyObject | null> {
  const known = keys.get(address);
  if (known) return known;
  const what = 'paypal, reading a certificate';
  const { status, text } = await callProvider({ what, url: address, init: {}, isRepeatable: true });
  if (status !== 200) return null;
  const { publicKey } = new X509Certificate(text);
  keys.set(address, publicKey);
  return publicKey;
}

/** CRC-32 as in ISO 3309 (node:zlib has it from Node 20.15 on). */
export function crc32(bytes: Uint8Array): number {
  let crc = ~0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}
