import type * as z from 'zod';
import type { Locale } from '@/lib/kernel/i18n/locales';
import type { WrittenEmail } from './define-email';

/**
 * Every email to a customer, by its template name. The nouns define them; platform/emails.ts imports them all, declares them here and registers them.
 */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- it is filled where the letters are known
export interface Emails {}
export type MailTemplate = keyof Emails;
/** The data that an email needs. */
export type EmailData<Template extends MailTemplate> = z.input<Emails[Template]['schema']>;

type AnyEmail = { schema: z.ZodObject; write: (locale: Locale, data: unknown) => WrittenEmail };
const known = new Map<string, AnyEmail>();

export function addEmails(emails: Emails): void {
  for (const [template, email] of Object.entries(emails)) known.set(template, email as AnyEmail);
}

function emailOf(template: MailTemplate): AnyEmail {
  const email = known.get(template);
  if (!email)
    throw new Error(`No letter is called ${template}: platform/emails.ts does not have it, or was not loaded.`);
  return email;
}

/** @throws if the data does not match the schema of the email */
export function checkEmail(template: MailTemplate, data: unknown): void {
  emailOf(template).schema.parse(data);
}

/** @throws the same, for data that an older release stored or that was changed since */
export function writeEmail(template: MailTemplate, locale: Locale, data: unknown): WrittenEmail {
  const { schema, write } = emailOf(template);
  return write(locale, schema.parse(data));
}
