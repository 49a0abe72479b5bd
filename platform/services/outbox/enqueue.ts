import { outbox } from '@/platform/payload-generated-schema';
import type { Database } from '../database';

export type MailTemplate =
  | 'welcome'
  | 'otp'
  | 'passwordReset'
  | 'emailChange'
  | 'emailChanged'
  | 'passwordChanged'
  | 'passkeyAdded'
  | 'accountDeleted'
  | 'orderReceipt'
  | 'refund'
  | 'shipped'
  | 'vipEndsSoon'
  | 'gift'
  | 'giftSent'
  | 'codeRedeemed'
  | 'codeUsed'
  | 'request';
/** Mails that hold a code or, written by the back office itself (null), a link that sets a password. */
export const secretTemplates: readonly (string | null)[] = ['otp', 'passwordReset', 'emailChange', null];
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

export type Letter = Omit<OutboxEntry, 'kind'> & {
  to: string;
  /** What somebody typed. It is kept, and so said, only where that somebody has proved that the address is theirs. */
  typed?: Record<string, unknown>;
  isProved: boolean;
};

/**
 * A letter to a customer. To an address that its owner has not proved it says nothing but the shop's own words, so that nobody has strangers
 * written to (docs/product.md, "Letters"). To who has left nothing is written.
 */
export async function enqueueMail(db: Database, now: Date, { data, typed, isProved, ...letter }: Letter) {
  if (letter.to === '') return;
  await enqueue(db, { kind: 'mail', ...letter, data: isProved ? { ...data, ...typed } : data }, now);
}
