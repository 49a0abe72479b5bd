import { eq } from '@payloadcms/db-postgres/drizzle';
import { users } from '@/platform/payload-generated-schema';
import { isoOrNull, type Database } from '@/platform/kernel/database/database';
import type { ApplicationRow } from '../application-rows';
import { answerBy, feeCurrency, paymentOf } from './shown';

/** Facts of an email about a teaching application: what is to be paid, until when, by when to answer. */
export async function teachingMailFacts(db: Database, row: ApplicationRow) {
  return {
    payment: row.state === 'APPROVED' ? { ...(await paymentOf(db, row)), currency: feeCurrency } : null,
    until: isoOrNull(row.overAt),
    answerBy: answerBy(row),
  };
}

/** The name of the account that a running year belongs to. */
export async function teachingName(db: Database, { state, user }: ApplicationRow): Promise<string | null> {
  if (state !== 'ACTIVE' || user === null) return null;
  const [account] = await db.select({ username: users.username }).from(users).where(eq(users.id, user));
  return account?.username ?? null;
}
