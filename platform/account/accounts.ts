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

/** How many accounts that have proved an e-mail address can be meant by it: as many as an account has learners. Beyond them the username says who. */
const accountsPerAddress = 8;
/** Of those that only claim it, each of which is mailed a code. */
const claimsPerAddress = 3;
/** So many passwords are tried at an address at least, though most have one account or none. */
const triesPerAddress = 3;
const isAddress = (name: string): boolean => name.includes('@');

/**
 * Whom a typed name means: the account of that username, or those whose owners have proved that e-mail address by a mailed code. An address
 * nobody has proved is nobody's name for a password, and a code is mailed for the accounts that claim it: whoever reads the mail may prove
 * it. A family may share an address (docs/decisions/014-proved-addresses.md).
 */
export async function findAccounts(payload: Payload, name: string, by: 'password' | 'code'): Promise<Account[]> {
  const typed = name.trim().toLowerCase();
  // PostgreSQL cannot even look for it.
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
 * The account of that name and password. Whoever is rejected at an address waits as if it had as many accounts as it could have, so that the time taken tells nothing;
 * most of it is no work, for the thread that hashes is one.
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
 * What changes one account comes one after the other, until the transaction ends. NO KEY: rows that only point to the user (two orders
 * being placed) share it, and would otherwise wait for each other.
 */
export async function lockUser(db: Database, userId: number): Promise<void> {
  await db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
}

/**
 * The same for who asks. An account that is deleted while they wait leaves no row behind that was written after it.
 * @throws ServiceError UNAUTHENTICATED where it is gone
 */
export async function lockOwnAccount(db: Database, userId: number): Promise<void> {
  const isIt = and(eq(users.id, userId), isNull(users.deletedAt));
  const [account] = await db.select({ id: users.id }).from(users).where(isIt).for('no key update');
  if (!account) throw new ServiceError('UNAUTHENTICATED', 'the account is gone');
}

/**
 * The same for several, in the order of their numbers. The order of all locks is this one: first every account that is needed, in one statement, then rows of other
 * tables, of students in the order of their numbers. Who takes an account after something else may wait for somebody who waits for them.
 * @param strength share: they stay as they are, however many hold them so
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
