import { and, eq, inArray, isNotNull, isNull, lte, or } from '@payloadcms/db-postgres/drizzle';
import { bank_transfers as bankTransfers, requests } from '@/platform/payload-generated-schema';
import type { Database } from '@/platform/kernel/database/database';

/** Values that erase the payer and the payer's text; the day, the sum and what was paid for stay in the books. */
const nobody = { payer: null, text: null };

/** Erases the payers of the transfers for an application. */
export async function erasePayer(db: Database, application: { id: number }): Promise<void> {
  await db.update(bankTransfers).set(nobody).where(eq(bankTransfers.request, application.id));
}

/** Transfers imported before that instant that belong to no application, or to one that is erased. */
export async function eraseTransfers(db: Database, since: Date): Promise<void> {
  const erased = db.select({ id: requests.id }).from(requests).where(isNotNull(requests.erasedAt));
  const isLeft = or(isNull(bankTransfers.request), inArray(bankTransfers.request, erased));
  const hasPayer = or(isNotNull(bankTransfers.payer), isNotNull(bankTransfers.text));
  await db
    .update(bankTransfers)
    .set(nobody)
    .where(and(isLeft, hasPayer, lte(bankTransfers.createdAt, since.toISOString())));
}
