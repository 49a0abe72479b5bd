import { createHash } from 'node:crypto';
import { normalUsername } from '@/lib/account/username';

/**
 * Replaces the name of a deleted account: no other account can take the name, and the name itself is not stored. No name
 * that can be chosen begins with '~'. Without a secret, so that it stays valid for ever.
 */
export function heldUsername(username: string): string {
  return `~${createHash('sha256')
    .update(`username.${normalUsername(username)}`)
    .digest('base64url')}`;
}
