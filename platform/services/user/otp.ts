import { createHash, randomInt } from 'node:crypto';
import { and, eq, gt, inArray, isNull, lt, sql } from '@payloadcms/db-postgres/drizzle';
import { otps, users } from '@/platform/payload-generated-schema';
import type { Context } from '../context';
import type { Database } from '../database';
import { lineUpUser, type Account } from './accounts';
import { forgetPasskeys } from './forget-passkeys';
import { revokeSessions } from './session';
import { beginVipTrial } from './vip-trial';

export type OtpPurpose = 'login' | 'passwordReset' | 'emailChange';
export const otpMinutes = 10;
export const maxWrong = 5;

function hashCode(userId: number, code: string): string {
  return createHash('sha256').update(`${userId}:${code.trim()}`).digest('hex');
}

/**
 * A new code of six digits, for people to type; outdates the earlier ones of that purpose. Guessing is stopped by the tries each code allows
 * and by the lock on the name.
 */
export async function newCode(
  db: Database,
  { userId, purpose, email = null }: { userId: number; purpose: OtpPurpose; email?: string | null },
  now: Date,
): Promise<string> {
  const code = String(randomInt(0, 1_000_000)).padStart(6, '0');
  await db
    .update(otps)
    .set({ usedAt: now.toISOString() })
    .where(and(eq(otps.user, userId), eq(otps.purpose, purpose), isNull(otps.usedAt)));
  await db.insert(otps).values({
    user: userId,
    codeHash: hashCode(userId, code),
    purpose,
    email,
    expiresAt: new Date(now.getTime() + otpMinutes * 60_000).toISOString(),
    createdAt: now.toISOString(),
  });
  return code;
}

/**
 * Whose code of that purpose this is, once: the update settles who of several comes first. A wrong try counts against every open code of
 * the accounts it could mean.
 */
export async function spendCode(
  db: Database,
  ids: readonly number[],
  purpose: OtpPurpose,
  code: string,
  now: Date,
): Promise<{ user: number; email: string | null } | null> {
  const at = now.toISOString();
  const open = and(inArray(otps.user, [...ids]), isNull(otps.usedAt));
  const hashes = ids.map((id) => hashCode(id, code));
  const isRight = and(eq(otps.purpose, purpose), inArray(otps.codeHash, hashes));
  const [used] = await db
    .update(otps)
    .set({ usedAt: at, updatedAt: at })
    .where(and(open, isRight, gt(otps.expiresAt, at), lt(otps.attempts, maxWrong)))
    .returning({ user: otps.user, email: otps.email });
  if (used) return used;
  await db
    .update(otps)
    .set({ attempts: sql`${otps.attempts} + 1` })
    .where(open);
  return null;
}

/** The account that a code of that purpose was mailed for. Who has the code reads the mail, so the address is proved from then on. */
export async function useCode(
  db: Database,
  accounts: readonly Account[],
  purpose: Exclude<OtpPurpose, 'emailChange'>,
  code: string,
  { payload, now, user, session }: Pick<Context, 'payload' | 'now' | 'user' | 'session'>,
): Promise<Account | null> {
  if (accounts.length === 0) return null;
  const ids = accounts.map(({ id }) => id).toSorted((one, other) => one - other);
  // The account before its codes, as whoever mails a code takes them.
  for (const id of ids) await lineUpUser(db, id);
  const used = await spendCode(db, ids, purpose, code, now());
  if (!used) return null;
  await prove(db, used.user, now(), {
    secret: payload.secret,
    ownSession: user?.id === used.user ? (session?.id ?? 0) : 0,
  });
  return accounts.find(({ id }) => id === used.user) ?? null;
}

/** Ends every code that is still open: what was mailed before a change must not undo it. */
export async function voidCodes(db: Database, userId: number, now: Date): Promise<void> {
  await db
    .update(otps)
    .set({ usedAt: now.toISOString() })
    .where(and(eq(otps.user, userId), isNull(otps.usedAt)));
}

/**
 * Whoever reads the mail is the owner of the account from now on: what was set before, perhaps by a stranger who had typed somebody else's
 * address, ends with it. Only who proves the address from within the account keeps its password and that one session.
 */
async function prove(
  db: Database,
  userId: number,
  now: Date,
  { secret, ownSession }: { secret: string; ownSession: number },
): Promise<void> {
  const [proved] = await db
    .update(users)
    .set({ emailProvedAt: now.toISOString(), ...(ownSession === 0 && { salt: null, hash: null }) })
    .where(and(eq(users.id, userId), isNull(users.emailProvedAt)))
    .returning({ id: users.id, email: users.email, locale: users.locale });
  if (!proved) return;
  await revokeSessions(db, userId, now, ownSession);
  if (ownSession === 0) await forgetPasskeys(db, userId);
  await beginVipTrial(db, secret, proved, now);
}
