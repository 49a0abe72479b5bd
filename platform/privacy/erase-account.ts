import { emptyAccount } from '@/platform/account/erase-account';
import type { Database } from '@/platform/kernel/database/database';
import { eraseEmails } from '@/platform/mail/own-emails';
import { onErase, onErased, onEraseNotes, type LeavingAccount } from './hooks';

/**
 * Erases the personal data of an account; what accounting needs stays without a name (docs/product.md, "Accounts"). Under the account's lock. Each noun
 * erases its own; the emails go first, while it is known what they are about.
 */
export async function eraseAccount(db: Database, account: LeavingAccount, now: Date): Promise<void> {
  await eraseEmails(db, account);
  await onErase.run(db, account.id);
  await onEraseNotes.run(db, account);
  await emptyAccount(db, account, now);
  await onErased.run(db, now);
}
