import { and, eq } from '@payloadcms/db-postgres/drizzle';
import type { PgColumn } from '@payloadcms/db-postgres/drizzle/pg-core';
import type { Database } from '@/platform/kernel/database/database';
import { lockOwnAccount } from '@/platform/account/accounts';
import { ownLearner } from './learner-rows';

/** Somebody of an account: its holder (row 0), or one of its learners. */
export type Person = { user: number; person: number };
/** Who learns, with their public id; the holder has none. */
export type Learning = Person & { learner: string | null };

/** For whom of the account something is asked, by public id; absent: its holder. */
export type ForLearner = { learner?: string | undefined };

/** What a table holds of this account and person. Nobody: nothing. */
export const ofPerson = (table: Record<keyof Person, PgColumn>, who: Person | null) =>
  and(eq(table.user, who?.user ?? 0), eq(table.person, who?.person ?? 0));

/** The same as purchases and what they gave name it: the holder is no learner. */
export const inPurchases = ({ user, person }: Person) => ({ user, learner: person === 0 ? null : person });

/** @throws ServiceError LEARNER_UNKNOWN for what is no learner of this account */
export async function whoLearns(db: Database, user: number, learner: string | undefined): Promise<Learning> {
  if (learner === undefined) return { user, person: 0, learner: null };
  const row = await ownLearner(db, user, learner);
  return { user, person: row.id, learner };
}

/**
 * The same with the account's row in hand, for what is written about them: a learner who is being removed is there, or not.
 * @throws ServiceError LEARNER_UNKNOWN; UNAUTHENTICATED where the account was deleted meanwhile
 */
export async function lockLearning(db: Database, user: number, learner: string | undefined): Promise<Learning> {
  await lockOwnAccount(db, user);
  return whoLearns(db, user, learner);
}
