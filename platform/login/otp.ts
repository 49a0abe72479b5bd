import { createHash, randomInt } from 'node:crypto';
import { and, eq, gt, inArray, isNull, lt, sql } from '@payloadcms/db-postgres/drizzle';
import { otps, users } from '@/platform/payload-generated-schema';
import type { Context } from '@/platform/kernel/context';
import type { Database } from '@/platform/kernel/database/database';
import { lockUser, type Account } from '@/platform/account/accounts';
import { deletePasskeys } from './passkeys/delete-passkeys';
import { revokeSessions } from './session';
import { onEmailProved } from './hooks';

export type OtpPurpose = 'login' | 'passwordReset' | 'emailChange';
export const otpMinutes = 10;
/**
 * Wrong attempts from all networks together that a code allows; one network has eight of them for each name of the account, its username and its
 * address (`attempts.ts`), so a stranger does not use them up. Fifty of a hundred million: one code is guessed once in 2,000,000. Strangers request
 * at most a hundred codes a day for each name, so an attack from any number of networks succeeds once in 10,000 days (docs/product.md, "Accounts").
 */
export const maxWrong = 50;
const digits = 8;

function hashCode(userId: number, code: string): string {
  return createHash('sha256').update(`${userId}:${code.trim()}`).digest('hex');
}

/**
 * Creates a code for users to type. One for a login or a reset, which anybody may request, leaves the earlier ones open, or a stranger could void
 * them. One for a new address, which only the account requests, voids them: the address before may have been mistyped.
 */
export async function newCode(
  db: Database,
  { userId, purpose, email = null }: { userId: number; purpose: OtpPurpose; email?: string | null },
  now: Date,
): Promise<string> {
  const code = String(randomInt(0, 10 ** digits)).padStart(digits, '0');
  if (purpose === 'emailChange') await voidCodes(db, userId, now, purpose);
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
 * Uses a code of that purpose once, and voids the account's others of that purpose: the update decides which of several requests comes first. A
 * wrong attempt counts against every open code of these accounts.
 * @returns the account it belongs to; null for a wrong code
 */
export async function spendCode(
  db: Database,
  ids: readonly number[],
  purpose: OtpPurpose,
  code: string,
  now: Date,
): Promise<{ user: number; email: string | null } | null> {
  const at = now.toISOString();
  const open = and(inArray(otps.user, [...ids]), eq(otps.purpose, purpose), isNull(otps.usedAt));
  const hashes = ids.map((id) => hashCode(id, code));
  const [used] = await db
    .update(otps)
    .set({ usedAt: at, updatedAt: at })
    .where(and(open, inArray(otps.codeHash, hashes), gt(otps.expiresAt, at), lt(otps.attempts, maxWrong)))
    .returning({ user: otps.user, email: otps.email });
  if (used) {
    await voidCodes(db, used.user, now, purpose);
    return used;
  }
  await db
    .update(otps)
    .set({ attempts: sql`${otps.attempts} + 1` })
    .where(open);
  return null;
}

/** The account that a code of that purpose was emailed to. A user who has the code reads the email, so the address is proved from then on. */
export async function useCode(
  db: Database,
  accounts: readonly Account[],
  purpose: Exclude<OtpPurpose, 'emailChange'>,
  code: string,
  { payload, now, user, session }: Pick<Context, 'payload' | 'now' | 'user' | 'session'>,
): Promise<Account | null> {
  if (accounts.length === 0) return null;
  const ids = accounts.map(({ id }) => id).toSorted((one, other) => one - other);
  // Locks the account before its codes, in the same order as mailing a code does.
  for (const id of ids) await lockUser(db, id);
  const used = await spendCode(db, ids, purpose, code, now());
  if (!used) return null;
  await prove(db, used.user, now(), {
    secret: payload.secret,
    ownSession: user?.id === used.user ? (session?.id ?? 0) : 0,
  });
  return accounts.find(({ id }) => id === used.user) ?? null;
}

/** Ends every code that is still open, of one purpose or of all: a code that was emailed before a change must not undo it. */
export async function voidCodes(db: Database, userId: number, now: Date, purpose?: OtpPurpose): Promise<void> {
  await db
    .update(otps)
    .set({ usedAt: now.toISOString() })
    .where(and(eq(otps.user, userId), purpose && eq(otps.purpose, purpose), isNull(otps.usedAt)));
}

/**
 * The user who reads the email owns the account from now on. Password, passkeys and sessions may be a stranger's who had typed another person's
 * address, so they are removed. Only a user who proves the address while logged in keeps password, passkeys and that one session.
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
  if (ownSession === 0) await deletePasskeys(db, userId);
  await onEmailProved.run(db, secret, proved, now);
}
