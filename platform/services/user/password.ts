import { pbkdf2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

/**
 * Passwords in the form Payload itself keeps them (PBKDF2-SHA256, 600,000 rounds), so that a password set in the
 * back office works here and the other way round. Hashed before a transaction begins: it takes a fraction of a second.
 */
const derive = promisify(pbkdf2);
const prefix = 'pbkdf2-sha256-v1:';
const rounds = 600_000;
const bytes = 32;

export type StoredPassword = { salt: string; hash: string };

export async function hashPassword(password: string): Promise<StoredPassword> {
  const salt = randomBytes(32).toString('hex');
  return { salt, hash: prefix + (await derive(password, salt, rounds, bytes, 'sha256')).toString('hex') };
}

/** Does the same work when there is no such account, so that the time taken tells nothing. */
export async function verifyPassword(password: string, stored: Partial<StoredPassword> | null): Promise<boolean> {
  const salt = stored?.salt || 'no such account';
  const given = await derive(password, salt, rounds, bytes, 'sha256');
  if (!stored?.hash?.startsWith(prefix)) return false;
  const expected = Buffer.from(stored.hash.slice(prefix.length), 'hex');
  return expected.length === given.length && timingSafeEqual(expected, given);
}
