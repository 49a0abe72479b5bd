import { createHash, randomInt } from 'node:crypto';
import { and, eq, gt, inArray, isNull, lt, sql } from '@payloadcms/db-postgres/drizzle';
import { otps, users } from '@/platform/payload-generated-schema';
import type { Context } from '../context';
import type { Database } from '../database';
import type { Account } from './accounts';
import { revokeSessions } from './session';

export type OtpPurpose = 'login' | 'passwordReset';
export const otpMinutes = 10;
const maxWrong = 5;

function hashCode(userId: number, code: string): string {
  return createHash('sha256').update(`${userId}:${code.trim()}`).digest('hex');
}

/**
 * A new code of six digits, for people to type; outdates the earlier ones of that purpose. Guessing is stopped by the tries each code allows
 * and by the lock on the name.
 */
export async function newCode(db: Database, userId: number, purpose: OtpPurpose, now: Date): Promise<string> {
  const code = String(randomInt(0, 1_000_000)).padStart(6, '0');
  await db
    .update(otps)
    .set({ usedAt: now.toISOString() })
    .where(and(eq(otps.user, userId), eq(otps.purpose, purpose), isNull(otps.usedAt)));
  await db.insert(otps).values({
    user: userId,
    codeHash: hashCode(userId, code),
    purpose,
    expiresAt: new Date(now.getTime() + otpMinutes * 60_000).toISOString(),
    createdAt: now.toISOString(),
  });
  return code;
}

/**
 * Whose code of that purpose this is, once: the update settles who of several comes first. Who has the code reads the mail, so
 * the address is proved from then on. A wrong try counts against every open code of the accounts the name could mean.
 */
export async function useCode(
  db: Database,
  accounts: readonly Account[],
  purpose: OtpPurpose,
  code: string,
  { now, user, session }: Pick<Context, 'now' | 'user' | 'session'>,
): Promise<Account | null> {
  if (accounts.length === 0) return null;
  const at = now().toISOString();
  const ids = accounts.map(({ id }) => id);
  const open = and(inArray(otps.user, ids), isNull(otps.usedAt));
  const hashes = accounts.map(({ id }) => hashCode(id, code));
  const isRight = and(eq(otps.purpose, purpose), inArray(otps.codeHash, hashes));
  const [used] = await db
    .update(otps)
    .set({ usedAt: at, updatedAt: at })
    .where(and(open, isRight, gt(otps.expiresAt, at), lt(otps.attempts, maxWrong)))
    .returning({ user: otps.user });
  if (!used) {
    await db
      .update(otps)
      .set({ attempts: sql`${otps.attempts} + 1` })
      .where(open);
    return null;
  }
  await prove(db, used.user, now(), user?.id === used.user ? (session?.id ?? 0) : 0);
  return accounts.find(({ id }) => id === used.user) ?? null;
}

/**
 * Whoever reads the mail is the owner of the account from now on: what was set before, perhaps by a stranger who had typed somebody else's
 * address, ends with it. Only who proves the address from within the account keeps its password and that one session.
 */
async function prove(db: Database, userId: number, now: Date, ownSession: number): Promise<void> {
  const [proved] = await db
    .update(users)
    .set({ emailProvedAt: now.toISOString(), ...(ownSession === 0 && { salt: null, hash: null }) })
    .where(and(eq(users.id, userId), isNull(users.emailProvedAt)))
    .returning({ id: users.id });
  if (proved) await revokeSessions(db, userId, now, ownSession);
}
