import { and, eq } from '@payloadcms/db-postgres/drizzle';
import type { PgColumn } from '@payloadcms/db-postgres/drizzle/pg-core';
import type { Database } from '@/platform/kernel/database/database';
import { lockOwnAccount } from '@/platform/account/accounts';
import { ownLearner } from './learner-rows';

/** A person of an account: its holder (0), or one of its learners (the row's id). */
export type Person = { user: number; person: number };
/** A person who learns, with the learner's public id; the holder has none. */
export type Learning = Person & { learner: string | null };

/** The learner of the account that a request is for, by public id; absent: the holder. */
export type ForLearner = { learner?: string | undefined };

/** Condition for a table's rows of this account and person; matches no row for null. */
export const ofPerson = (table: Record<keyof Person, PgColumn>, who: Person | null) =>
  and(eq(table.user, who?.user ?? 0), eq(table.person, who?.person ?? 0));

/** The same for orders and entitlements, where the holder has no learner. */
export const inPurchases = ({ user, person }: Person) => ({ user, learner: person === 0 ? null : person });

/** @throws ServiceError LEARNER_UNKNOWN if it is no learner of this account */
export async function whoLearns(db: Database, user: number, learner: string | undefined): Promise<Learning> {
  if (learner === undefined) return { user, person: 0, learner: null };
  const row = await ownLearner(db, user, learner);
  return { user, person: row.id, learner };
}

/**
 * The same with the account's row locked, for writes about the person: a learner cannot be removed meanwhile.
 * @throws ServiceError LEARNER_UNKNOWN; UNAUTHENTICATED if the account was deleted meanwhile
 */
export async function lockLearning(db: Database, user: number, learner: string | undefined): Promise<Learning> {
  await lockOwnAccount(db, user);
  return whoLearns(db, user, learner);
}
