import { log } from '@/lib/kernel/observe/log.mjs';
import { errorText, isDatabaseAway } from './error-text';

/** By PostgreSQL's SQLSTATE (postgresql.org/docs/current/errcodes-appendix.html) or the system's code of a file that could not be written. */
const reasons = [
  [/^(?:53100|ENOSPC|EDQUOT)$/, 'the disk is full'],
  [/^53200$/, 'the database has no memory left'],
  [/^53300$/, 'the database has too many connections'],
  [/^53\w{3}$/, 'the database lacks something it needs'],
  [/^57014$/, 'the database takes too long'],
  [/^25006$/, 'the database takes no writes, as a standby'],
  [/^28\w{3}$/, 'the database refuses the name or password of DATABASE_URL'],
  [/^(?:58030|EIO)$/, 'the database cannot read or write its files'],
] as const;

/** Why a valid request cannot be served at the moment; null for any other error. */
export function whyUnavailable(error: unknown): string | null {
  for (let at = error; at instanceof Error; at = at.cause) {
    const { code } = at as { code?: unknown };
    const found = reasons.find(([codes]) => codes.test(String(code)));
    if (found) return found[1];
  }
  return isDatabaseAway(error) ? 'the database is away' : null;
}

/** By then there may be space on the disk, or the database may be back. */
export const retryAfterSeconds = 5;

/** When each reason was last logged, in ms: every request meets the same one. */
const loggedAt = new Map<string, number>();
const silentFor = 60_000;
export const resetReported = () => loggedAt.clear();

/** One line for the log, and no more of its kind for a minute. */
export function logUnavailable(reason: string, error: Error, details: Record<string, unknown> = {}): void {
  const now = Date.now();
  if (now - (loggedAt.get(reason) ?? 0) < silentFor) return;
  loggedAt.set(reason, now);
  log('error', reason, { ...details, error: errorText(innermost(error)) });
}

/** The error of the database or the system itself. */
const innermost = (error: Error): Error => (error.cause instanceof Error ? innermost(error.cause) : error);
