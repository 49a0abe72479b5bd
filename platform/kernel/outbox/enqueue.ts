import { outbox } from '@/platform/payload-generated-schema';
import { checkEmail, type EmailData, type MailTemplate } from '@/platform/kernel/mail/emails';
import type { Database } from '@/platform/kernel/database/database';

/** Mails that hold a code or, written by the back office itself (null), a link that sets a password. */
export const secretTemplates: readonly (string | null)[] = ['otp', 'passwordReset', 'emailChange', 'handover', null];
export type OutboxKind = 'mail' | 'refund' | 'sandboxEvent';
export type OutboxEntry = {
  kind: OutboxKind;
  /** One effect for one key, however often it is enqueued. */
  dedupeKey: string;
  data: Record<string, unknown>;
  to?: string;
  locale?: string;
  template?: MailTemplate;
  /** A mail that is written already, without a template. */
  subject?: string;
  text?: string | undefined;
  html?: string | undefined;
  /** Not before this instant. */
  notBefore?: Date;
};

/** Records an effect in the transaction that causes it; the worker performs it after the commit. */
export async function enqueue(db: Database, { notBefore, ...entry }: OutboxEntry, now: Date): Promise<void> {
  await db
    .insert(outbox)
    .values({ ...entry, nextAttemptAt: (notBefore ?? now).toISOString() })
    .onConflictDoNothing({ target: outbox.dedupeKey });
}

/** Stored with an email beside its data: the account it is about, and whether it is the last one to a deleted account. */
type Noted = { account?: number; isLast?: true };

export type Email<Template extends MailTemplate> = Omit<OutboxEntry, 'kind' | 'template' | 'data'> & {
  to: string;
  template: Template;
  /** The data that the email needs (mail/letters). */
  data: EmailData<Template> & Noted;
  /** Text that the user typed. It is stored, and so shown, only if the user has proved that the address is theirs. */
  typed?: Partial<EmailData<Template>>;
  isProved: boolean;
};

/**
 * Enqueues an email to a customer. To an address that is not proved it contains only the shop's own text, so that users cannot make the shop
 * write to strangers (docs/product.md, "Letters"). A deleted account, whose address is empty, gets none. Data that does not fit the email is
 * rejected here, not when it is due.
 */
export async function enqueueMail<Template extends MailTemplate>(
  db: Database,
  now: Date,
  { data, typed, isProved, ...email }: Email<Template>,
): Promise<void> {
  if (email.to === '') return;
  const content = isProved ? { ...data, ...typed } : data;
  checkEmail(email.template, content);
  await enqueue(db, { kind: 'mail', ...email, data: content }, now);
}
