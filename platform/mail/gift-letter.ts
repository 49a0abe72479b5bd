import { createTranslator } from 'use-intl/core';
import * as z from 'zod';
import { env } from '@/lib/env';
import type { Locale } from '@/lib/i18n/locales';
import { messages } from '@/platform/services/messages';
import { dayIn } from './dates';
import type { LetterBody } from './letter';

const given = z.object({ name: z.string(), title: z.string(), message: z.string().nullish() });
const toRecipient = given.extend({ giver: z.string().nullable(), code: z.string(), expiresAt: z.string().nullish() });
const toGiver = given.extend({ recipientName: z.string(), recipientEmail: z.string() });

/** A gift, with what its giver wrote as a row of its own: the words of a stranger are never taken for ours. */
export function giftLetter(locale: Locale, data: unknown): LetterBody {
  const t = createTranslator({ locale, messages: messages[locale], namespace: 'mail.gift' });
  const { name, title, message, code, expiresAt, ...from } = toRecipient.parse(data);
  const giver = from.giver ? t('who', { giver: from.giver }) : t('someone');
  return {
    subject: t('subject', { giver }),
    heading: t('heading', { name }),
    paragraphs: [
      t('text', { giver }),
      t('how'),
      ...(expiresAt ? [t('until', { date: dayIn(locale, expiresAt) })] : []),
    ],
    code,
    facts: factsOf(locale, title, [t('from'), giver], message),
    action: { label: t('action'), href: `${env.SITE_URL}/${locale}/origin#/coupon?code=${encodeURIComponent(code)}` },
    closing: `${messages[locale].mail.closing} · ${t('ignore')}`,
  };
}

/** To the giver, that it is on its way. */
export function giftSentLetter(locale: Locale, data: unknown): LetterBody {
  const t = createTranslator({ locale, messages: messages[locale], namespace: 'mail.giftSent' });
  const { name, title, message, recipientName, recipientEmail } = toGiver.parse(data);
  return {
    subject: t('subject', { recipient: recipientName }),
    heading: t('heading', { name }),
    paragraphs: [t('text', { recipient: recipientName, email: recipientEmail }), t('callBack')],
    facts: factsOf(locale, title, [t('to'), recipientName], message),
    action: { label: t('action'), href: `${env.SITE_URL}/${locale}/origin#/userSpace/entitlements` },
    closing: messages[locale].mail.closing,
  };
}

function factsOf(locale: Locale, title: string, [label, person]: [string, string], message: string | null | undefined) {
  const t = createTranslator({ locale, messages: messages[locale], namespace: 'mail.gift' });
  return [
    { label, value: person },
    { label: t('what'), value: title },
    ...(message ? [{ label: t('message'), value: message }] : []),
  ];
}
