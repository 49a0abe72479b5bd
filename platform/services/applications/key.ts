import { createHmac, timingSafeEqual } from 'node:crypto';

type Keyed = { reference: string; linkVersion: number | string };

/**
 * What opens one application without a login: part of the links in its mails. It cannot be guessed, is for this application alone, and ends when
 * the application's `linkVersion` rises.
 * @param secret Payload's
 */
export function keyOfApplication(secret: string, { reference, linkVersion }: Keyed): string {
  return createHmac('sha256', secret).update(`request.${reference}.${linkVersion}`).digest('base64url');
}

export function isKeyOfApplication(secret: string, row: Keyed, key: string): boolean {
  const [right, given] = [Buffer.from(keyOfApplication(secret, row)), Buffer.from(key)];
  return right.length === given.length && timingSafeEqual(right, given);
}
