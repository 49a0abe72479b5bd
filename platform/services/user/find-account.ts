import type { Payload } from 'payload';
import { database, firstRow, sql } from '../database';

export type Account = { id: number; username: string; email: string; locale: string; real_name: string | null; salt: string | null; hash: string | null };

/** By username or e-mail address, in any letter case: both are kept in small letters. */
export async function findAccount(payload: Payload, name: string): Promise<Account | null> {
  const wanted = name.trim().toLowerCase();
  // PostgreSQL cannot even look for it.
  if (wanted.includes('\0')) return null;
  return firstRow<Account>(database(payload), sql`
    SELECT id, username, email, locale::text AS locale, real_name, salt, hash FROM users
    WHERE username = ${wanted} OR email = ${wanted}
    ORDER BY (username = ${wanted}) DESC LIMIT 1`);
}
