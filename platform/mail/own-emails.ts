import { and, eq, inArray, like, or, type SQL } from '@payloadcms/db-postgres/drizzle';
import { orders, outbox, requests } from '@/platform/payload-generated-schema';
import { sql, type Database } from '@/platform/kernel/database/database';

/**
 * Selects the emails about an account, its orders and its applications: by what they are about and not by their address, which a family may share.
 */
export async function ownEmails(db: Database, { id, username }: { id: number; username: string }): Promise<SQL> {
  const numbers = await db.select({ number: orders.number }).from(orders).where(eq(orders.user, id));
  const references = await db.select({ reference: requests.reference }).from(requests).where(eq(requests.user, id));
  const dataField = (name: string) => sql<string>`${outbox.data} ->> ${name}`;
  const isAbout = or(
    eq(dataField('account'), String(id)),
    // Older emails do not have the account's id.
    eq(dataField('username'), username),
    inArray(dataField('number'), ['', ...numbers.map(({ number }) => number)]),
    inArray(dataField('reference'), ['', ...references.map(({ reference }) => reference)]),
    // The data of an email with a code is not stored.
    like(outbox.dedupeKey, `otp:${id}:%`),
  );
  return and(eq(outbox.kind, 'mail'), isAbout)!;
}

export async function eraseEmails(db: Database, account: { id: number; username: string }): Promise<void> {
  await db.delete(outbox).where(await ownEmails(db, account));
}
