import { createTranslator } from 'use-intl/core';
import * as z from 'zod';
import { hasAddress } from '@/lib/kernel/text/address-in-text';
import { nameOrNull } from '@/lib/kernel/person/person-name';
import type { Locale } from '@/lib/kernel/i18n/locales';
import { messages } from '@/platform/kernel/messages';

/** A name in an email. */
export const nameField = z.string().nullish().transform(nameOrNull);

/** The same for a text of several lines. */
export const textField = z
  .string()
  .nullish()
  .transform((text) => (text && !hasAddress(text) ? text : null));

/** The line that names the account of an email, where it may be named: a family may share an address. */
export function accountLine(locale: Locale, username: string | null | undefined): string[] {
  const t = createTranslator({ locale, messages: messages[locale], namespace: 'mail' });
  return username ? [t('account', { username })] : [];
}

/** The salutation of an email: by name where it may be shown (docs/product.md, "Letters"). */
export function greeting(locale: Locale, name: string | null): string {
  const t = createTranslator({ locale, messages: messages[locale], namespace: 'mail.greeting' });
  return name ? t('named', { name }) : t('plain');
}

/** A point in time, as a row of the database or a service has it. */
export const instantField = z.union([z.string(), z.date()]).pipe(z.coerce.date());

/** The data of an account that every email to it may show. */
export const ofAccount = { name: nameField, username: z.string().nullish() };
