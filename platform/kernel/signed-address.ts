import { createHmac } from 'node:crypto';
import { timingSafeEqual } from '@/lib/kernel/timing-safe-equal';
import { secretsFrom } from './secrets';

/** What an address carries that opens one thing until a time; `subject` names all of it, and what kind of thing it is first. */
export const signatureOf = (secret: string, subject: string): string =>
  createHmac('sha256', secret).update(subject).digest('base64url');

/** @param secret the present one; what a former one signed is as good */
export const isSignatureOf = (secret: string, subject: string, signature: string): boolean =>
  secretsFrom(secret).some((one) => timingSafeEqual(signature, signatureOf(one, subject)));

/** A token that says itself whose thing it opens, for links that do not end; `kind` names what kind of thing. No part has a dot. */
export const signedToken = (secret: string, kind: string, parts: readonly number[]): string =>
  [...parts, signatureOf(secret, [kind, ...parts].join('.'))].join('.');

/** Its parts as they were signed; null: nobody signed this. */
export function partsOfToken(secret: string, kind: string, token: string): string[] | null {
  const parts = token.split('.');
  const signature = parts.pop() ?? '';
  return isSignatureOf(secret, [kind, ...parts].join('.'), signature) ? parts : null;
}
