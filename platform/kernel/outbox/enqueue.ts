import { outbox } from '@/platform/payload-generated-schema';
import { checkLetter, type LetterData, type MailTemplate } from '@/platform/kernel/mail/letters';
import type { Database } from '@/platform/kernel/database/database';

/** Mails that hold a code or, written by the back office itself (null), a link that sets a password. */
export const secretTemplates: readonly (string | null)[] = ['otp', 'passwordReset', 'emailChange', 'handover', null];
export type OutboxKind = 'mail' | 'refund' | 'sandboxEvent';
export type OutboxEntry = {
  kind: OutboxKind;
  /** One effect for one key, however often it is asked for. */
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

/** Notes an effect in the transaction that causes it; the worker does it after the commit. */
export async function enqueue(db: Database, { notBefore, ...entry }: OutboxEntry, now: Date): Promise<void> {
  await db
    .insert(outbox)
    .values({ ...entry, nextAttemptAt: (notBefore ?? now).toISOString() })
    .onConflictDoNothing({ target: outbox.dedupeKey });
}

/** What is noted of a letter beside what it says: whose account it is about; that it is the last of somebody who has left. */
type Noted = { account?: number; isLast?: true };

export type Letter<Template extends MailTemplate> = Omit<OutboxEntry, 'kind' | 'template' | 'data'> & {
  to: string;
  template: Template;
  /** What the letter has to be told (mail/letters). */
  data: LetterData<Template> & Noted;
  /** What somebody typed. It is kept, and so said, only where that somebody has proved that the address is theirs. */
  typed?: Partial<LetterData<Template>>;
  isProved: boolean;
};

/**
 * A letter to a customer. To an address that its owner has not proved it says nothing but the shop's own words, so that nobody has strangers
 * written to (docs/product.md, "Letters"). To who has left nothing is written. What the letter could not be written of is rejected here, not when it is due.
 */
export async function enqueueMail<Template extends MailTemplate>(
  db: Database,
  now: Date,
  { data, typed, isProved, ...letter }: Letter<Template>,
): Promise<void> {
  if (letter.to === '') return;
  const told = isProved ? { ...data, ...typed } : data;
  checkLetter(letter.template, told);
  await enqueue(db, { kind: 'mail', ...letter, data: told }, now);
}
