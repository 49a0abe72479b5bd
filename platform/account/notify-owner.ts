import type { MailTemplate } from '@/platform/kernel/mail/emails';
import type { Database } from '@/platform/kernel/database/database';
import { mailAccount, type Addressee } from './mail-account';

/**
 * Emails an account's owner what was done to the account, and what to do if it was not the owner. An unproved address may
 * be a stranger's, and gets at most one such email an hour.
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
