import { createTranslator } from 'use-intl/core';
import * as z from 'zod';
import { hasAddress } from '@/lib/kernel/text/address-in-text';
import { nameOrNull } from '@/lib/kernel/person/person-name';
import type { Locale } from '@/lib/kernel/i18n/locales';
import { messages } from '@/platform/kernel/messages';

/** A name in a letter. */
export const saidName = z.string().nullish().transform(nameOrNull);

/** The same for words of several lines. */
export const saidText = z
  .string()
  .nullish()
  .transform((text) => (text && !hasAddress(text) ? text : null));

/** Which account a letter is about, where that may be said: a family may share an address. */
export function accountLine(locale: Locale, username: string | null | undefined): string[] {
  const t = createTranslator({ locale, messages: messages[locale], namespace: 'mail' });
  return username ? [t('account', { username })] : [];
}

/** How a letter begins: by name where that may be said (docs/product.md, "Letters"). */
export function greeting(locale: Locale, name: string | null): string {
  const t = createTranslator({ locale, messages: messages[locale], namespace: 'mail.greeting' });
  return name ? t('named', { name }) : t('plain');
}

/** A point in time, as a row of the database or a service has it. */
export const saidInstant = z.union([z.string(), z.date()]).pipe(z.coerce.date());

/** What every letter to an account may say of it. */
export const ofAccount = { name: saidName, username: z.string().nullish() };
