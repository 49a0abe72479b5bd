import { createTranslator } from 'use-intl/core';
import * as z from 'zod';
import { hasAddress } from '@/lib/domain/address-in-text';
import { asName, isName } from '@/lib/domain/person-name';
import type { Locale } from '@/lib/i18n/locales';
import { messages } from '@/platform/services/messages';

/** A name in a letter. What was kept before names had a rule may be anything: then it is not said. */
export const saidName = z
  .string()
  .nullish()
  .transform((text) => {
    const name = asName(text ?? '');
    return isName(name) ? name : null;
  });

/** The same for words of several lines. */
export const saidText = z
  .string()
  .nullish()
  .transform((text) => (text && !hasAddress(text) ? text : null));

/** How a letter begins: by name where that may be said (docs/product.md, "Letters"). */
export function greeting(locale: Locale, name: string | null): string {
  const t = createTranslator({ locale, messages: messages[locale], namespace: 'mail.greeting' });
  return name ? t('named', { name }) : t('plain');
}
