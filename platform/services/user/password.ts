import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { Piscina } from 'piscina';
import type { Assessment } from '@/lib/domain/password';
import { ServiceError } from '../service-error';

/**
 * Passwords in the form Payload itself keeps them (PBKDF2-SHA256, 600,000 rounds), so that a password set in the
 * back office works here and the other way round. Hashed before a transaction begins: it takes a fraction of a second.
 */
const prefix = 'pbkdf2-sha256-v1:';
/** About four seconds of work on one thread; who comes later is asked to come again. */
const queueLength = 16;
const retryAfterSeconds = 5;

export type StoredPassword = { salt: string; hash: string };
type Maybe = { salt?: string | null | undefined; hash?: string | null | undefined } | null | undefined;

let pool: Piscina | undefined;

async function work<Result>(name: 'derive' | 'verify' | 'assess', input: unknown): Promise<Result> {
  pool ??= new Piscina({
    filename: path.join(process.cwd(), 'platform/services/user/password-worker.mjs'),
    minThreads: 0,
    maxThreads: 1,
    maxQueue: queueLength,
    idleTimeout: 60_000,
    // Pages come first where two cores serve both.
    niceIncrement: 10,
  });
  try {
    return (await pool.run(input, { name })) as Result;
  } catch (error) {
    if (error instanceof Error && error.message === 'Task queue is at limit')
      throw new ServiceError('TOO_MANY_REQUESTS', 'too many logins at once', { retryAfterSeconds });
    throw error;
  }
}

export async function hashPassword(password: string): Promise<StoredPassword> {
  const salt = randomBytes(32).toString('hex');
  return { salt, hash: prefix + (await work<string>('derive', { password, salt })) };
}

/** Which of these the password is. Takes as long for one that is missing, so that the time taken tells nothing. */
export function verifyPassword(password: string, stored: readonly Maybe[]): Promise<boolean[]> {
  const ours = stored.map((entry) =>
    entry?.salt && entry.hash?.startsWith(prefix) ? { salt: entry.salt, hash: entry.hash.slice(prefix.length) } : null,
  );
  return work('verify', { password, stored: ours });
}

/** How hard it is to guess. `parts`: words of the account's own. */
export function assessPassword(password: string, parts: string[]): Promise<Assessment> {
  return work('assess', { password, parts });
}
