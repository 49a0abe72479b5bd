import { randomBytes } from 'node:crypto';
import type { Assessment } from '@/lib/kernel/person/password';
import { workerThread } from '@/platform/kernel/worker-thread';

/**
 * Passwords in the form Payload itself stores them (PBKDF2-SHA256, 600,000 rounds), so that a password set in the
 * back office works here and the other way round. Hashed before a transaction begins: it takes a fraction of a second.
 */
const prefix = 'pbkdf2-sha256-v1:';
export type StoredPassword = { salt: string; hash: string };
type Maybe = { salt?: string | null | undefined; hash?: string | null | undefined } | null | undefined;

const onThread = workerThread({
  file: 'platform/kernel/password/password-worker.mjs',
  // About four seconds of work.
  queueLength: 16,
  retryAfterSeconds: 5,
  tooMany: 'too many logins at once',
});
const work = <Result>(name: 'derive' | 'verify' | 'assess', input: unknown) => onThread<Result>(input, name);

export async function hashPassword(password: string): Promise<StoredPassword> {
  const salt = randomBytes(32).toString('hex');
  return { salt, hash: prefix + (await work<string>('derive', { password, salt })) };
}

/** Which of these the password matches, and how many milliseconds each check took. A missing one takes as long, so that the time reveals nothing. */
export function verifyPasswords(
  password: string,
  stored: readonly Maybe[],
): Promise<{ verdicts: boolean[]; msEach: number }> {
  const ours = stored.map((entry) =>
    entry?.salt && entry.hash?.startsWith(prefix) ? { salt: entry.salt, hash: entry.hash.slice(prefix.length) } : null,
  );
  return work('verify', { password, stored: ours });
}

export const verifyPassword = async (password: string, stored: Maybe): Promise<boolean> =>
  (await verifyPasswords(password, [stored])).verdicts[0] === true;

/** How hard it is to guess. `parts`: texts of the account, e.g. its username and email. */
export function assessPassword(password: string, parts: string[]): Promise<Assessment> {
  return work('assess', { password, parts });
}
