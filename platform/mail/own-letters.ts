import { and, eq, inArray, like, or, type SQL } from '@payloadcms/db-postgres/drizzle';
import { orders, outbox, requests } from '@/platform/payload-generated-schema';
import { sql, type Database } from '@/platform/kernel/database/database';

/**
 * The letters about an account, its orders and its applications: known by what they are about and not by their address, which a family may share.
 */
export async function ownLetters(db: Database, { id, username }: { id: number; username: string }): Promise<SQL> {
  const numbers = await db.select({ number: orders.number }).from(orders).where(eq(orders.user, id));
  const references = await db.select({ reference: requests.reference }).from(requests).where(eq(requests.user, id));
  const told = (name: string) => sql<string>`${outbox.data} ->> ${name}`;
  const isAbout = or(
    eq(told('account'), String(id)),
    // Letters of before they named the account by its number.
    eq(told('username'), username),
    inArray(told('number'), ['', ...numbers.map(({ number }) => number)]),
    inArray(told('reference'), ['', ...references.map(({ reference }) => reference)]),
    // What a letter with a code said is not kept.
    like(outbox.dedupeKey, `otp:${id}:%`),
  );
  return and(eq(outbox.kind, 'mail'), isAbout)!;
}

export async function eraseLetters(db: Database, account: { id: number; username: string }): Promise<void> {
  await db.delete(outbox).where(await ownLetters(db, account));
}
