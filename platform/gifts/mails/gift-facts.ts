import { createTranslator } from 'use-intl/core';
import type { Locale } from '@/lib/kernel/i18n/locales';
import { messages } from '@/platform/kernel/messages';

type Given = { to: string | null; from?: string; title: string; message: string | null };

/** The rows of an email about a gift: recipient, giver, product, message. */
export function giftFacts(locale: Locale, { to, from, title, message }: Given) {
  const t = createTranslator({ locale, messages: messages[locale], namespace: 'mail' });
  const rows: [label: string, value: string | null | undefined][] = [
    [t('giftSent.to'), to],
    [t('gift.from'), from],
    [t('gift.what'), title],
    [t('gift.message'), message],
  ];
  return rows.flatMap(([label, value]) => (value ? [{ label, value }] : []));
}
