import { setTimeout as pause } from 'node:timers/promises';
import { and, asc, desc, eq, inArray, isNotNull, isNull, type SQL } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import { normalEmail } from '@/lib/kernel/person/email-address';
import { users } from '@/platform/payload-generated-schema';
import { database, type Database } from '@/platform/kernel/database/database';
import { ServiceError } from '@/platform/kernel/service-error';
import { verifyPasswords } from '@/platform/kernel/password/password';

const columns = {
  id: users.id,
  username: users.username,
  email: users.email,
  emailProvedAt: users.emailProvedAt,
  locale: users.locale,
  realName: users.realName,
  salt: users.salt,
  hash: users.hash,
};
export type Account = Pick<typeof users.$inferSelect, keyof typeof columns>;

/**
 * How many accounts with a proved email address are tried at a login: as many as an account has learners. Further ones
 * log in by username.
 */
const accountsPerAddress = 8;
/** The same for accounts that only claim the address; each is mailed a code. */
const claimsPerAddress = 3;
/** How many passwords are checked at least at an address, though most have one account or none. */
const triesPerAddress = 3;
const isAddress = (name: string): boolean => name.includes('@');

/**
 * The accounts that a typed name can mean: the account of that username, or those whose owners have proved that email
 * address by a mailed code. An unproved address cannot be used with a password; a code is mailed for the accounts that
 * claim it, because the reader of that mail may prove it. A family may share an address
 * (docs/decisions/014-proved-addresses.md).
 */
export async function findAccounts(payload: Payload, name: string, by: 'password' | 'code'): Promise<Account[]> {
  const typed = name.trim().toLowerCase();
  // PostgreSQL text cannot contain it.
  if (typed.includes('\0')) return [];
  const db = database(payload);
  const where = (...wanted: (SQL | undefined)[]) =>
    db
      .select(columns)
      .from(users)
      .where(and(isNull(users.deletedAt), ...wanted));
  if (!isAddress(typed)) return where(inArray(users.username, [typed, typed.normalize('NFKC')])).limit(1);
  const email = normalEmail(name);
  const proved = await where(eq(users.email, email), isNotNull(users.emailProvedAt))
    .orderBy(asc(users.emailProvedAt), asc(users.id))
    .limit(accountsPerAddress);
  if (proved.length > 0 || by === 'password') return proved;
  return where(eq(users.email, email), isNull(users.emailProvedAt)).orderBy(desc(users.id)).limit(claimsPerAddress);
}

/**
 * The account of that name and password. A failed login at an address takes as long as for the largest number of
 * accounts, so that the time reveals nothing; most of it is a pause, because only one thread hashes.
 * @throws ServiceError USERNAME_REQUIRED where several of an address have that password
 */
export async function accountWithPassword(payload: Payload, name: string, password: string): Promise<Account | null> {
  const accounts = await findAccounts(payload, name, 'password');
  const [least, most] = isAddress(name) ? [triesPerAddress, accountsPerAddress] : [1, 1];
  const tries = Array.from({ length: Math.max(least, accounts.length) }, (_, index) => accounts[index]);
  const { verdicts, msEach } = await verifyPasswords(password, tries);
  const [account, another] = accounts.filter((_, index) => verdicts[index]);
  if (another) throw new ServiceError('USERNAME_REQUIRED', 'several accounts have this address and password');
  if (!account) await pause((most - tries.length) * msEach);
  return account ?? null;
}

/**
 * Serializes changes to one account until the transaction ends. NO KEY: transactions that only reference the user (two
 * orders being placed) share the lock, and would otherwise wait for each other.
 */
export async function lockUser(db: Database, userId: number): Promise<void> {
  await db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
}

/**
 * The same for the caller's own account. If it is deleted while the caller waits, no row is written afterwards.
 * @throws ServiceError UNAUTHENTICATED where it is gone
 */
export async function lockOwnAccount(db: Database, userId: number): Promise<void> {
  const isIt = and(eq(users.id, userId), isNull(users.deletedAt));
  const [account] = await db.select({ id: users.id }).from(users).where(isIt).for('no key update');
  if (!account) throw new ServiceError('UNAUTHENTICATED', 'the account is gone');
}

/**
 * The same for several, ordered by id. The order of all locks is: first every account that is needed, in one statement,
 * then rows of other tables, students ordered by id. Locking an account after something else can deadlock.
 * @param strength share: they stay as they are, and several transactions may hold the lock
 */
export async function lockUsers(
  db: Database,
  ids: readonly number[],
  strength: 'no key update' | 'share' = 'no key update',
): Promise<void> {
  await db
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.id, [...ids]))
    .orderBy(asc(users.id))
    .for(strength);
}
