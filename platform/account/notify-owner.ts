import type { MailTemplate } from '@/platform/kernel/mail/letters';
import type { Database } from '@/platform/kernel/database/database';
import { mailAccount, type Addressee } from './mail-account';

/**
 * Tells an account's address what was done to the account, and what to do if it was not its owner. An address that nobody has proved may be a
 * stranger's, who is written to once an hour at most.
 */
export async function notifyOwner(
  db: Database,
  account: Addressee,
  template: Extract<MailTemplate, 'emailChanged' | 'passwordChanged' | 'passkeyAdded' | 'accountDeleted'>,
  now: Date,
): Promise<void> {
  const { id, email, emailProvedAt } = account;
  const at = now.toISOString();
  await mailAccount(db, now, account, {
    template,
    dedupeKey: emailProvedAt ? `${template}:${id}:${at}` : `${template}:${email}:${at.slice(0, 13)}`,
    data: { at },
  });
}
