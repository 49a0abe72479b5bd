import { createVerify, type X509Certificate } from 'node:crypto';
import { certificateAt, isCertificateOf } from './paypal-certificate';

/**
 * PayPal's signature of a webhook, verified here as it documents it (developer.paypal.com/api/rest/webhooks/rest, "Self verification
 * method"): RSA with SHA-256 over `transmission id|transmission time|webhook id|CRC32 of the body`, by the certificate at PAYPAL-CERT-URL.
 */
type Signed = { rawBody: string; headers: Headers; webhookId: string; apiUrl: string; now: Date };

/** PayPal repeats webhooks for three days. */
const toleranceMs = 4 * 86_400_000;
/** How far PayPal's clock may be ahead. */
const aheadMs = 5 * 60_000;

export async function isSignedByPaypal({ rawBody, headers, webhookId, apiUrl, now }: Signed): Promise<boolean> {
  const id = headers.get('paypal-transmission-id');
  const time = headers.get('paypal-transmission-time');
  const signature = headers.get('paypal-transmission-sig');
  const address = headers.get('paypal-cert-url');
  if (!id || !time || !signature || !address || headers.get('paypal-auth-algo') !== 'SHA256withRSA') return false;
  const age = now.getTime() - Date.parse(time);
  if (!(age <= toleranceMs && age >= -aheadMs) || !isCertificateOf(apiUrl, address)) return false;
  const certificate = await certificateAt(address);
  if (!certificate || !isValidAt(certificate, now)) return false;
  const message = `${id}|${time}|${webhookId}|${crc32(Buffer.from(rawBody))}`;
  return createVerify('RSA-SHA256').update(message).verify(certificate.publicKey, signature, 'base64');
}

const isValidAt = ({ validFrom, validTo }: X509Certificate, now: Date) =>
  Date.parse(validFrom) <= now.getTime() && now.getTime() <= Date.parse(validTo);

/** CRC-32 as in ISO 3309 (node:zlib has it from Node 20.15 on). */
export function crc32(bytes: Uint8Array): number {
  let crc = ~0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}
