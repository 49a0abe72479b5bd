import { createHmac } from 'node:crypto';
import { timingSafeEqual } from '@/lib/kernel/timing-safe-equal';
import { secretsFrom } from './secrets';

/** The signature in an address that opens one resource for a limited time; `subject` names all that is signed, the kind of resource first. */
export const signatureOf = (secret: string, subject: string): string =>
  createHmac('sha256', secret).update(subject).digest('base64url');

/** @param secret the present one; signatures with a former one are valid, too */
export const isSignatureOf = (secret: string, subject: string, signature: string): boolean =>
  secretsFrom(secret).some((one) => timingSafeEqual(signature, signatureOf(one, subject)));

/** A token that contains the ids of what it opens, for links that do not expire; `kind` names the kind of resource. No part has a dot. */
export const signedToken = (secret: string, kind: string, parts: readonly number[]): string =>
  [...parts, signatureOf(secret, [kind, ...parts].join('.'))].join('.');

/** The signed parts of a token; null if the signature is wrong. */
export function partsOfToken(secret: string, kind: string, token: string): string[] | null {
  const parts = token.split('.');
  const signature = parts.pop() ?? '';
  return isSignatureOf(secret, [kind, ...parts].join('.'), signature) ? parts : null;
}
