import { eq } from '@payloadcms/db-postgres/drizzle';
import { users } from '@/platform/payload-generated-schema';
import { isoOrNull, type Database } from '../../database';
import type { RequestRow } from '../request-rows';
import { answerBy, paymentOf } from './seen';

/** What a letter about an application tells beside the application: what is to be paid, the account, until when, by when to answer. */
export async function toldOfTeaching(db: Database, row: RequestRow) {
  const { state, user, overAt } = row;
  const [account] =
    state === 'ACTIVE' && user !== null
      ? await db.select({ username: users.username }).from(users).where(eq(users.id, user))
      : [];
  return {
    payment: state === 'APPROVED' ? await paymentOf(db, row) : null,
    username: account?.username ?? null,
    until: isoOrNull(overAt),
    answerBy: answerBy(row),
  };
}
