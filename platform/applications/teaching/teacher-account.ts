import { and, asc, eq, isNotNull } from '@payloadcms/db-postgres/drizzle';
import { normalEmail } from '@/lib/kernel/person/email-address';
import { normalUsername, isUsername } from '@/lib/account/username';
import { users } from '@/platform/payload-generated-schema';
import type { Database } from '@/platform/kernel/database/database';
import { randomLetters } from '@/platform/kernel/secrets/random-letters';
import { addAccount } from '@/platform/account/new-account';
import type { ApplicationRow } from '../application-rows';

/**
 * The account an applicant teaches with: the one that applied, or the one whose owner has proved the application's address, or else a new one
 * for that address. It has no password: its owner logs in by a mailed code, which proves the address.
 */
export async function teacherAccount(db: Database, row: ApplicationRow): Promise<number> {
  if (row.user !== null) return row.user;
  const email = normalEmail(row.email);
  const [proved] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.email, email), isNotNull(users.emailProvedAt)))
    .orderBy(asc(users.emailProvedAt), asc(users.id))
    .limit(1);
  return proved?.id ?? newAccount(db, row, email);
}

async function newAccount(db: Database, { name, phone, locale }: ApplicationRow, email: string): Promise<number> {
  for (const username of usernamesFor(email)) {
    const made = await addAccount(db, { username, email, realName: name, phone, locale });
    if (made) return made.id;
  }
  throw new Error('no username is free');
}

/** Names made from the address, then with random letters added. */
function* usernamesFor(email: string): Generator<string> {
  const letters = normalUsername(email.split('@')[0] ?? '')
    .replace(/[^a-z0-9._-]/g, '')
    .slice(0, 40);
  const name = isUsername(letters) ? letters : 'teacher';
  if (name === letters) yield name;
  for (let tries = 0; tries < 5; tries += 1) yield `${name}-${randomLetters(4).toLowerCase()}`;
}
