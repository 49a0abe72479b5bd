import { createHmac, timingSafeEqual } from 'node:crypto';

type Keyed = { reference: string; linkVersion: number | string };

/**
 * What opens one request without a login: part of the links in its mails. It cannot be guessed, is for this request alone, and ends when
 * the request's `linkVersion` rises.
 * @param secret Payload's
 */
export function keyOfRequest(secret: string, { reference, linkVersion }: Keyed): string {
  return createHmac('sha256', secret).update(`request.${reference}.${linkVersion}`).digest('base64url');
}

export function isKeyOfRequest(secret: string, row: Keyed, key: string): boolean {
  const [right, given] = [Buffer.from(keyOfRequest(secret, row)), Buffer.from(key)];
  return right.length === given.length && timingSafeEqual(right, given);
}
