import { createHash } from 'node:crypto';
import { normalUsername } from '@/lib/account/username';

/**
 * Stands for the name of an account that was deleted: it is given to nobody else, and is not kept. No name that can be chosen begins with '~'.
 * Without a secret, so that it holds for ever.
 */
export function heldUsername(username: string): string {
  return `~${createHash('sha256')
    .update(`username.${normalUsername(username)}`)
    .digest('base64url')}`;
}
