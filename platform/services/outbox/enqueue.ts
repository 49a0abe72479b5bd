import { outbox } from '@/platform/payload-generated-schema';
import type { Database } from '../database';

export type MailTemplate = 'welcome' | 'otp' | 'passwordReset' | 'orderReceipt';
/** Mails that hold a code or, written by the back office itself (null), a link that sets a password. */
export const secretTemplates: readonly (string | null)[] = ['otp', 'passwordReset', null];
export type OutboxKind = 'mail' | 'refund' | 'sandboxEvent';
export type OutboxEntry = {
  kind: OutboxKind;
  /** One effect for one key, however often it is asked for. */
  dedupeKey: string;
  data: Record<string, unknown>;
  to?: string;
  locale?: string;
  template?: MailTemplate;
  /** Not before this instant. */
  notBefore?: Date;
};

/** Notes an effect in the transaction that causes it; the worker does it after the commit. */
export async function enqueue(db: Database, entry: OutboxEntry, now: Date): Promise<void> {
  const at = now.toISOString();
  await db
    .insert(outbox)
    .values({
      status: 'PENDING',
      kind: entry.kind,
      to: entry.to,
      locale: entry.locale,
      template: entry.template,
      data: entry.data,
      nextAttemptAt: (entry.notBefore ?? now).toISOString(),
      dedupeKey: entry.dedupeKey,
      createdAt: at,
      updatedAt: at,
    })
    .onConflictDoNothing({ target: outbox.dedupeKey });
}
