import type { AccountExport } from '@/lib/privacy/contract';
import type { DeletionBlocker } from '@/lib/privacy/deletion';
import type { Locale } from '@/lib/kernel/i18n/locales';
import type { LearnerRow } from '@/platform/family/learner-rows';
import type { Context } from '@/platform/kernel/context';
import type { Database } from '@/platform/kernel/database/database';
import { defineHook } from '@/platform/kernel/define-hook';
import type { users } from '@/platform/payload-generated-schema';

export type LeavingAccount = typeof users.$inferSelect;

/**
 * What has to come to its end before an account can be deleted. Asked twice: before anything is done, and again in the transaction that erases, under the
 * account's lock, since something may have come in between. What has already been ended by then (`beforeErase`) answers the first time alone.
 */
export const onDeletionBlockers = defineHook<
  [db: Database, user: number, asked: { now: Date; isLocked: boolean }],
  DeletionBlocker[]
>('onDeletionBlockers');

/** Called once the owner is known and nothing stands in the way, before the transaction that erases: each listener opens its own. It may be called again. */
export const beforeErase = defineHook<[ctx: Context, user: number]>('beforeErase');

/** Called in the transaction that erases, under the account's lock, while the account still says who it was: each noun erases what is personal in its tables. */
export const onErase = defineHook<[db: Database, user: number]>('onErase');

/** After `onErase`, in the same transaction: what staff typed about the account goes from the log. */
export const onEraseNotes = defineHook<[db: Database, account: LeavingAccount]>('onEraseNotes');

/** Called last in the same transaction, once the account itself is marked as deleted. */
export const onErased = defineHook<[db: Database, now: Date]>('onErased');

/** For whom an account is exported, and what each noun needs for its part. */
export type Exporting = {
  ctx: Context;
  db: Database;
  user: number;
  username: string;
  /** Of titles, the most wanted first. */
  languages: (Locale | undefined)[];
  /** The learners of the account. */
  people: readonly LearnerRow[];
  /** What a learner of the account is called; null is the account itself. */
  nameOf: (learner: number | null) => string | null;
};

/** Each noun returns its part of the export; the parts stand in it in the order of the listeners. Without a transaction. */
export const onExport = defineHook<[asked: Exporting], Partial<AccountExport>>('onExport');
