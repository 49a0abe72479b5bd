import { and, asc, eq, inArray, lte } from '@payloadcms/db-postgres/drizzle';
import type { PgUpdateSetSource } from '@payloadcms/db-postgres/drizzle/pg-core';
import type { Payload } from 'payload';
import { composeMail, type ComposedMail } from '@/platform/kernel/mail/compose';
import type { MailTemplate } from '@/platform/kernel/mail/emails';
import { sendMail } from '@/platform/kernel/mail/transport';
import { outbox } from '@/platform/payload-generated-schema';
import { database, sql } from '@/platform/kernel/database/database';
import { errorText } from '@/platform/kernel/error-text';
import { effectOf } from './effects';
import { secretTemplates, type OutboxKind } from './enqueue';

type Entry = typeof outbox.$inferSelect;
type Outcome = { status: 'SENT' | 'KEPT'; mail?: ComposedMail };

/** Each lane is processed by itself, so that emails waiting for a mail server never delay money. */
export const lanes = { money: ['refund', 'sandboxEvent'], mail: ['mail'] } as const satisfies Record<
  string,
  readonly OutboxKind[]
>;
export type Lane = keyof typeof lanes;

/** How long a worker holds an entry. It renews this lease while it works; when it dies, another worker takes the entry after the lease. */
const leaseSeconds = 45;
const maxAttempts = 8;

type Options = { lane?: Lane; key?: string };

/**
 * Processes the due entries of the outbox (only one lane, or the entry of one key, if given). Several workers may run: each
 * claims one entry at a time, which the others skip for as long as it is held. An entry is done at least once and marked done;
 * its effect is keyed, so that a second time changes nothing.
 * @returns the number of entries processed
 */
export async function drainOutbox(
  payload: Payload,
  now: () => Date = () => new Date(),
  options: Options = {},
): Promise<number> {
  for (let done = 0; ; done += 1) {
    const entry = await claim(payload, now(), options);
    if (!entry) return done;
    await settle(payload, entry, now);
  }
}

const leaseFrom = (now: Date) => new Date(now.getTime() + leaseSeconds * 1000).toISOString();

async function claim(payload: Payload, now: Date, { lane, key }: Options): Promise<Entry | undefined> {
  const at = now.toISOString();
  const db = database(payload);
  const next = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(
      and(
        inArray(outbox.status, ['PENDING', 'SENDING']),
        lte(outbox.nextAttemptAt, at),
        lane && inArray(outbox.kind, [...lanes[lane]]),
        key === undefined ? undefined : eq(outbox.dedupeKey, key),
      ),
    )
    .orderBy(asc(outbox.nextAttemptAt), asc(outbox.id))
    .limit(1)
    .for('update', { skipLocked: true });
  const [claimed] = await db
    .update(outbox)
    .set({ status: 'SENDING', attempts: sql`${outbox.attempts} + 1`, updatedAt: at, nextAttemptAt: leaseFrom(now) })
    .where(inArray(outbox.id, next))
    .returning();
  return claimed;
}

async function settle(payload: Payload, entry: Entry, now: () => Date): Promise<void> {
  const db = database(payload);
  // Only while this worker holds the entry: one whose lease has expired changes nothing.
  const isHeld = and(eq(outbox.id, entry.id), eq(outbox.status, 'SENDING'), eq(outbox.attempts, entry.attempts));
  const note = (values: PgUpdateSetSource<typeof outbox>) => db.update(outbox).set(values).where(isHeld);
  // If the account was erased while the email was composed, its text is not stored: the row's data differs then, checked under the row's lock.
  const isSame = sql`${outbox.data} IS NOT DISTINCT FROM ${entry.data === null ? null : JSON.stringify(entry.data)}::jsonb`;
  const unlessLeft = (text: string | null) => text && sql<string>`CASE WHEN ${isSame} THEN ${text} END`;
  const renew = () => void note({ nextAttemptAt: leaseFrom(now()) }).catch(() => {});
  const renewal = setInterval(renew, leaseSeconds * 333).unref();
  try {
    const { status, mail } = await perform(payload, entry, now);
    // A code is not stored any longer once it was sent.
    const isSecret = status === 'SENT' && entry.kind === 'mail' && secretTemplates.includes(entry.template);
    const at = now().toISOString();
    await note({
      status,
      sentAt: at,
      updatedAt: at,
      lastError: null,
      subject: mail?.subject ?? null,
      html: unlessLeft(isSecret ? null : (mail?.html ?? null)),
      text: unlessLeft(isSecret ? null : (mail?.text ?? null)),
      // Otherwise `data` stays as it is in the row: writing back what was read could restore the data of an account erased meanwhile.
      ...(isSecret && { data: {} }),
    });
  } catch (error) {
    const { attempts } = entry;
    const message = errorText(error);
    const isGivenUp = attempts >= maxAttempts;
    payload.logger.error({ outbox: entry.id, kind: entry.kind, attempts, error: message }, 'an outbox entry failed');
    if (isGivenUp) await effectOf(entry.kind)?.giveUp?.(payload, entry.data, message, now());
    await note({
      status: isGivenUp ? 'FAILED' : 'PENDING',
      lastError: message.slice(0, 500),
      updatedAt: now().toISOString(),
      nextAttemptAt: new Date(now().getTime() + 5000 * 2 ** attempts).toISOString(),
    });
  } finally {
    clearInterval(renewal);
  }
}

async function perform(payload: Payload, entry: Entry, now: () => Date): Promise<Outcome> {
  if (entry.kind !== 'mail') {
    const effect = effectOf(entry.kind);
    if (!effect) throw new Error(`unknown outbox entry: ${entry.kind}`);
    await effect.perform({ payload, now }, entry.data);
    return { status: 'SENT' };
  }
  // The recipient or the data was erased: there is nothing to send, now or later.
  if (!entry.to || (entry.template && isEmpty(entry.data))) return { status: 'KEPT' };
  const mail = entry.template
    ? await composeMail(entry.template as MailTemplate, entry.locale, entry.data)
    : writtenMail(entry);
  const isSent = await sendMail(entry.to, mail, entry.dedupeKey ?? `outbox-${entry.id}`);
  return { status: isSent ? 'SENT' : 'KEPT', mail };
}

const isEmpty = (data: unknown): boolean => Object.keys(data ?? {}).length === 0;

/** What Payload composed itself (outbox/outbox-adapter) is sent as it is. */
function writtenMail({ subject, html, text }: Entry): ComposedMail {
  if (!subject || !(html || text)) throw new Error('a message without words');
  return { subject, html: html ?? '', text: text ?? '' };
}
