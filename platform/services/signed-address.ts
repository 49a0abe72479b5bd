import { createHmac, timingSafeEqual } from 'node:crypto';

/** What an address carries that opens one thing until a time; `subject` names all of it, and what kind of thing it is first. */
export const signatureOf = (secret: string, subject: string): string =>
  createHmac('sha256', secret).update(subject).digest('base64url');

export function isSignatureOf(secret: string, subject: string, signature: string): boolean {
  const [right, given] = [Buffer.from(signatureOf(secret, subject)), Buffer.from(signature)];
  return right.length === given.length && timingSafeEqual(right, given);
}
