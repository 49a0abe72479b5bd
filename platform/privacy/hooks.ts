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
 * What has to end before an account can be deleted. Called twice: before anything is done, and again in the transaction that erases, under the
 * account's lock, since something may have changed in between. What `beforeErase` ends is reported by the first call alone.
 */
export const onDeletionBlockers = defineHook<
  [db: Database, user: number, asked: { now: Date; isLocked: boolean }],
  DeletionBlocker[]
>('onDeletionBlockers');

/** Called once the owner is verified and nothing blocks, before the transaction that erases: each listener opens its own. It may be called again. */
export const beforeErase = defineHook<[ctx: Context, user: number]>('beforeErase');

/** Called in the transaction that erases, under the account's lock, while the account still has its data: each noun erases the personal data in its tables. */
export const onErase = defineHook<[db: Database, user: number]>('onErase');

/** Called after `onErase`, in the same transaction: erases from the audit log what staff typed about the account. */
export const onEraseNotes = defineHook<[db: Database, account: LeavingAccount]>('onEraseNotes');

/** Called last in the same transaction, once the account itself is marked as deleted. */
export const onErased = defineHook<[db: Database, now: Date]>('onErased');

/** The account that is exported, and what each noun needs for its part. */
export type Exporting = {
  ctx: Context;
  db: Database;
  user: number;
  username: string;
  /** The languages of titles, the preferred one first. */
  languages: (Locale | undefined)[];
  /** The learners of the account. */
  people: readonly LearnerRow[];
  /** The name of a learner of the account; null for the account itself. */
  nameOf: (learner: number | null) => string | null;
};

/** Each noun returns its part of the export; the parts stand in it in the order of the listeners. Without a transaction. */
export const onExport = defineHook<[asked: Exporting], Partial<AccountExport>>('onExport');
