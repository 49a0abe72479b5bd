import type { Transaction } from '../database';
import { sql } from '../database';

export type MailTemplate = 'welcome' | 'otp' | 'passwordReset' | 'orderReceipt';
export type OutboxEntry = {
  kind: 'mail' | 'refund' | 'sandboxEvent';
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
export async function enqueue(db: Transaction['db'], entry: OutboxEntry, now: Date): Promise<void> {
  const at = now.toISOString();
  await db.execute(sql`
    INSERT INTO outbox (status, kind, "to", locale, template, data, attempts, next_attempt_at, dedupe_key, created_at, updated_at)
    VALUES ('PENDING', ${entry.kind}, ${entry.to ?? null}, ${entry.locale ?? null}, ${entry.template ?? null}, ${JSON.stringify(entry.data)}::jsonb,
      0, ${(entry.notBefore ?? now).toISOString()}, ${entry.dedupeKey}, ${at}, ${at})
    ON CONFLICT (dedupe_key) DO NOTHING`);
}
