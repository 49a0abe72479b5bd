import { and, eq, isNull } from '@payloadcms/db-postgres/drizzle';
import { users } from '@/platform/payload-generated-schema';
import type { EmailData, MailTemplate } from '@/platform/kernel/mail/emails';
import type { Database } from '@/platform/kernel/database/database';
import { enqueueMail, type Email } from '@/platform/kernel/outbox/enqueue';

/** The columns of an account that an email about it needs. */
export const addressee = {
  id: users.id,
  email: users.email,
  emailProvedAt: users.emailProvedAt,
  realName: users.realName,
  username: users.username,
  locale: users.locale,
};
export type Addressee = Pick<typeof users.$inferSelect, keyof typeof addressee>;

/** Null where the account is gone. */
export async function findAddressee(db: Database, id: number): Promise<Addressee | null> {
  const [found] = await db
    .select(addressee)
    .from(users)
    .where(and(eq(users.id, id), isNull(users.deletedAt)));
  return found ?? null;
}

type AboutAccount<Template extends MailTemplate> = Pick<Email<Template>, 'template' | 'dedupeKey' | 'data' | 'typed'> &
  Partial<Pick<Email<Template>, 'locale'>> & {
    /** An address that is not the account's yet. */
    to?: string | null;
  };

/**
 * An email about an account, by default in the account's language. It has the name only where the owner of the address
 * has proved it: until then anything in the account may be a stranger's text (docs/product.md, "Letters").
 */
export async function mailAccount<Template extends MailTemplate>(
  db: Database,
  now: Date,
  { id, email, emailProvedAt, realName, username, locale }: Addressee,
  { to = null, data, typed, ...rest }: AboutAccount<Template>,
): Promise<void> {
  await enqueueMail(db, now, {
    locale,
    ...rest,
    // A teacher's student has none, and gets no email.
    to: to ?? email ?? '',
    data: { ...data, account: id },
    isProved: emailProvedAt !== null && (to === null || to === email),
    // Always names the account, whatever other data the email has.
    typed: { ...typed, name: realName || username, username } as object as Partial<EmailData<Template>>,
  });
}
