import type { Payload } from 'payload';
import { database, rows, sql } from '../database';

export type Account = {
  id: number;
  username: string;
  email: string;
  locale: string;
  real_name: string | null;
  salt: string | null;
  hash: string | null;
};

/** How many accounts of one e-mail address can be meant by that address; beyond them the username says who. */
export const accountsPerAddress = 3;
export const isAddress = (name: string): boolean => name.includes('@');

/**
 * Whom a typed name means, in any letter case (both are kept in small letters): the account of that username, or those of that e-mail address.
 * A family may share an address, and a registration never tells whether an address is known (decisions, "Accounts"), so an address is nobody's
 * alone. Whoever has used a code mailed to it comes first: strangers who register with it cannot push its owner out.
 */
export async function findAccounts(payload: Payload, name: string): Promise<Account[]> {
  const wanted = name.trim().toLowerCase();
  // PostgreSQL cannot even look for it.
  if (wanted.includes('\0')) return [];
  const found = isAddress(wanted) ? sql`email = ${wanted}` : sql`username = ${wanted}`;
  return rows<Account>(
    database(payload),
    sql`
    SELECT id, username, email, locale::text AS locale, real_name, salt, hash FROM users
    WHERE ${found}
    ORDER BY (email_proved_at IS NOT NULL) DESC, id DESC LIMIT ${accountsPerAddress}`,
  );
}
