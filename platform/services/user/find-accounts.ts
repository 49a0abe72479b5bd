import { and, asc, desc, eq, inArray, isNotNull, isNull } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import { users } from '@/platform/payload-generated-schema';
import { database } from '../database';

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

/** How many accounts of one e-mail address can be meant by that address; beyond them the username says who. */
export const accountsPerAddress = 3;
export const isAddress = (name: string): boolean => name.includes('@');

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
  const select = () => db.select(columns).from(users);
  if (!isAddress(typed))
    return select()
      .where(inArray(users.username, [typed, typed.normalize('NFKC')]))
      .limit(1);
  const proved = await select()
    .where(and(eq(users.email, typed), isNotNull(users.emailProvedAt)))
    .orderBy(asc(users.emailProvedAt), asc(users.id))
    .limit(accountsPerAddress);
  if (proved.length > 0 || by === 'password') return proved;
  return select()
    .where(and(eq(users.email, typed), isNull(users.emailProvedAt)))
    .orderBy(desc(users.id))
    .limit(accountsPerAddress);
}
