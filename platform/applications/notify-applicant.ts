import { and, eq, like, or } from '@payloadcms/db-postgres/drizzle';
import { normalEmail } from '@/lib/kernel/person/email-address';
import type { EmailData } from '@/platform/kernel/mail/emails';
import type { ApplicationAction } from '@/lib/applications/states';
import { outbox } from '@/platform/payload-generated-schema';
import { sql, type Database } from '@/platform/kernel/database/database';
import { enqueueMail } from '@/platform/kernel/outbox/enqueue';
import { findAddressee } from '@/platform/account/mail-account';
import { keyOfApplication } from './key';
import { subjectOf, type ApplicationRow } from './application-rows';
import { teachingName, teachingMailFacts } from './teaching/mail-facts';

/** The event of an email about an application: a step, or something else (a reminder). */
export type ApplicationNotice = { action: ApplicationAction | ApplicationEmail; reason?: string | undefined };
/** Emails that are not caused by a step of an application. */
type ApplicationEmail = 'reminder' | 'moved' | 'remindMore' | 'unanswered' | 'endsSoon' | 'endsInAWeek' | 'link';

/** Emails the applicant, in their language, once for each `occasion`. */
export async function notifyApplicant(
  db: Database,
  row: ApplicationRow,
  { action, reason }: ApplicationNotice,
  occasion: string,
  secret: string,
  now: Date,
  notBefore?: Date,
): Promise<void> {
  const { kind, state, reference, name, locale, dueAt } = row;
  const { group, ...answers } = (row.answers ?? {}) as NonNullable<EmailData<'request'>['answers']>;
  await enqueueMail(db, now, {
    template: 'request',
    to: row.email,
    locale,
    dedupeKey: emailKey(reference, occasion),
    data: {
      kind,
      action,
      state,
      reference,
      key: keyOfApplication(secret, row),
      reason,
      dueAt,
      group,
      subject: subjectOf(row),
      ...(kind === 'teaching' && { teaching: await teachingMailFacts(db, row) }),
    },
    typed: { name, answers, ...(kind === 'teaching' && { username: await teachingName(db, row) }) },
    isProved: await isOwnAddress(db, row),
    ...(notBefore && { notBefore }),
  });
}

/** Whether the address is that of the applicant's account, and proved; any other address may be a stranger's. */
async function isOwnAddress(db: Database, { user, email }: Pick<ApplicationRow, 'user' | 'email'>): Promise<boolean> {
  const account = user === null ? null : await findAddressee(db, user);
  return account !== null && account.emailProvedAt !== null && account.email === normalEmail(email);
}

/** The key of one email about an application. */
export const emailKey = (reference: string, occasion: string) => `request:${reference}:${occasion}`;

/** Deletes queued emails that are not sent yet: those of an `occasion`, and of its days ('reminder:2027-01-02…'). */
export async function cancelEmails(db: Database, { reference }: ApplicationRow, occasion: string): Promise<void> {
  const key = emailKey(reference, occasion);
  const isOne = or(eq(outbox.dedupeKey, key), like(outbox.dedupeKey, `${key}:%`));
  await db.delete(outbox).where(and(isOne, eq(outbox.status, 'PENDING')));
}

/** Puts the present key into queued emails of an application. */
export async function renewKeys(db: Database, row: ApplicationRow, secret: string): Promise<void> {
  const key = JSON.stringify(keyOfApplication(secret, row));
  await db
    .update(outbox)
    .set({ data: sql`jsonb_set(${outbox.data}, '{key}', ${key}::jsonb)` })
    .where(and(like(outbox.dedupeKey, emailKey(row.reference, '%')), eq(outbox.status, 'PENDING')));
}
