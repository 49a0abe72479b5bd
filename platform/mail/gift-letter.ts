import { createTranslator } from 'use-intl/core';
import * as z from 'zod';
import { env } from '@/lib/env';
import type { Locale } from '@/lib/i18n/locales';
import { messages } from '@/platform/services/messages';
import { dayIn } from './dates';
import type { LetterBody } from './letter';
import { greeting, saidName, saidText } from './said';

const given = z.object({ name: saidName, title: z.string(), message: saidText });
const toRecipient = given.extend({ giver: saidName, code: z.string(), expiresAt: z.string().nullish() });
const toGiver = given.extend({ recipientName: saidName, recipientEmail: z.string().nullish() });

/**
 * A gift. Names and words of its giver, whom the recipient may not know, stand in rows of their own and never in the subject: the words of a
 * stranger are never taken for ours.
 */
export function giftLetter(locale: Locale, data: unknown): LetterBody {
  const t = createTranslator({ locale, messages: messages[locale], namespace: 'mail.gift' });
  const { name, title, message, code, expiresAt, giver } = toRecipient.parse(data);
  return {
    subject: t('subject'),
    heading: t('heading'),
    paragraphs: [t('text'), t('how'), ...(expiresAt ? [t('until', { date: dayIn(locale, expiresAt) })] : [])],
    code,
    facts: factsOf(locale, { to: name, from: giver ?? t('someone'), title, message }),
    action: { label: t('action'), href: `${env.SITE_URL}/${locale}/origin#/coupon?code=${encodeURIComponent(code)}` },
    closing: `${messages[locale].mail.closing} · ${t('ignore')}`,
  };
}

/** To the giver, that it is on its way. */
export function giftSentLetter(locale: Locale, data: unknown): LetterBody {
  const t = createTranslator({ locale, messages: messages[locale], namespace: 'mail.giftSent' });
  const { name, title, message, recipientName, recipientEmail } = toGiver.parse(data);
  return {
    subject: t('subject'),
    heading: greeting(locale, name),
    paragraphs: [t('text'), t('callBack')],
    facts: factsOf(locale, { to: [recipientName, recipientEmail].filter(Boolean).join('\n'), title, message }),
    action: { label: t('action'), href: `${env.SITE_URL}/${locale}/origin#/userSpace/entitlements` },
    closing: messages[locale].mail.closing,
  };
}

type Given = { to: string | null; from?: string; title: string; message: string | null };

function factsOf(locale: Locale, { to, from, title, message }: Given) {
  const t = createTranslator({ locale, messages: messages[locale], namespace: 'mail' });
  const rows: [label: string, value: string | null | undefined][] = [
    [t('giftSent.to'), to],
    [t('gift.from'), from],
    [t('gift.what'), title],
    [t('gift.message'), message],
  ];
  return rows.flatMap(([label, value]) => (value ? [{ label, value }] : []));
}
