import type { Payload } from 'payload';
import * as z from 'zod';
import { composeMail, type ComposedMail } from '@/platform/mail/compose';
import { sendMail } from '@/platform/mail/transport';
import { deliverSandboxEvent } from '@/platform/payments/deliver-sandbox-event';
import { database, rows, sql } from '@/platform/services/database';
import { errorText } from '@/platform/services/error-text';
import { refundLatePayment } from '@/platform/services/ecommerce/refund-late-payment';
import type { MailTemplate } from '@/platform/services/outbox/enqueue';

type Entry = {
  id: number;
  kind: string;
  to: string | null;
  locale: string | null;
  template: MailTemplate | null;
  data: unknown;
  dedupe_key: string | null;
  attempts: string;
  subject: string | null;
  html: string | null;
  text: string | null;
};
type Outcome = { status: 'SENT' | 'KEPT'; mail?: ComposedMail };

/** A worker holds an entry this long; one that died with it leaves it to the next. */
const leaseSeconds = 45;
const maxAttempts = 8;
/** Mails that hold a code or, written by the back office itself (null), a link that sets a password. */
const secretTemplates: readonly (string | null)[] = ['otp', 'passwordReset', null];

/**
 * Does what is due in the outbox (only the entry of `onlyKey`, if given); how many entries. Several workers may run: each claims rows the others skip.
 * An entry is done at least once and marked done; what it causes is keyed, so that a second time changes nothing.
 */
export async function drainOutbox(
  payload: Payload,
  now: () => Date = () => new Date(),
  onlyKey?: string,
): Promise<number> {
  let done = 0;
  for (;;) {
    const entries = await claim(payload, now(), onlyKey);
    if (entries.length === 0) return done;
    for (const entry of entries) await settle(payload, entry, now);
    done += entries.length;
  }
}

function claim(payload: Payload, now: Date, onlyKey: string | undefined): Promise<Entry[]> {
  const at = now.toISOString();
  return rows<Entry>(
    database(payload),
    sql`
    UPDATE outbox SET status = 'SENDING', attempts = attempts + 1, updated_at = ${at},
      next_attempt_at = ${new Date(now.getTime() + leaseSeconds * 1000).toISOString()}
    WHERE id IN (
      SELECT id FROM outbox WHERE status IN ('PENDING', 'SENDING') AND next_attempt_at <= ${at} ${onlyKey === undefined ? sql`` : sql`AND dedupe_key = ${onlyKey}`}
      ORDER BY next_attempt_at, id LIMIT 10 FOR UPDATE SKIP LOCKED)
    RETURNING id, kind, "to", locale, template, data, dedupe_key, attempts, subject, html, text`,
  );
}

async function settle(payload: Payload, entry: Entry, now: () => Date): Promise<void> {
  const db = database(payload);
  try {
    const { status, mail } = await perform(payload, entry, now);
    // A code that was sent need not be kept anywhere.
    const isSecret = status === 'SENT' && entry.kind === 'mail' && secretTemplates.includes(entry.template);
    await db.execute(sql`
      UPDATE outbox SET status = ${status}, sent_at = ${now().toISOString()}, updated_at = ${now().toISOString()}, last_error = NULL, subject = ${mail?.subject ?? null},
        html = ${isSecret ? null : (mail?.html ?? null)}, text = ${isSecret ? null : (mail?.text ?? null)}, data = ${isSecret ? '{}' : JSON.stringify(entry.data)}::jsonb
      WHERE id = ${entry.id}`);
  } catch (error) {
    const attempts = Number(entry.attempts);
    const message = errorText(error);
    payload.logger.error({ outbox: entry.id, kind: entry.kind, attempts, error: message }, 'an outbox entry failed');
    await db.execute(sql`
      UPDATE outbox SET status = ${attempts >= maxAttempts ? 'FAILED' : 'PENDING'}, last_error = ${message.slice(0, 500)}, updated_at = ${now().toISOString()},
        next_attempt_at = ${new Date(now().getTime() + 5000 * 2 ** attempts).toISOString()}
      WHERE id = ${entry.id}`);
  }
}

async function perform(payload: Payload, entry: Entry, now: () => Date): Promise<Outcome> {
  if (entry.kind === 'sandboxEvent') {
    await deliverSandboxEvent(entry.data, now());
    return { status: 'SENT' };
  }
  if (entry.kind === 'refund') {
    await refundLatePayment({ ctx: { payload, now }, input: z.object({ paymentId: z.string() }).parse(entry.data) });
    return { status: 'SENT' };
  }
  if (entry.kind !== 'mail' || !entry.to) throw new Error(`unknown outbox entry: ${entry.kind}`);
  const mail = entry.template ? await composeMail(entry.template, entry.locale, entry.data) : writtenMail(entry);
  const isSent = await sendMail(entry.to, mail, entry.dedupe_key ?? `outbox-${entry.id}`);
  return { status: isSent ? 'SENT' : 'KEPT', mail };
}

/** What the back office wrote itself (mail/outbox-adapter) is sent as it is. */
function writtenMail({ subject, html, text }: Entry): ComposedMail {
  if (!subject || !(html || text)) throw new Error('a message without words');
  return { subject, html: html ?? '', text: text ?? '' };
}
