import { createTranslator } from 'use-intl/core';
import * as z from 'zod';
import { env } from '@/lib/kernel/env';
import { messages } from '@/platform/kernel/messages';
import { dayIn } from '@/platform/kernel/mail/dates';
import { defineEmail } from '@/platform/kernel/mail/define-email';
import { nameField, textField } from '@/platform/kernel/mail/email-fields';
import { giftFacts } from './gift-facts';

const schema = z.object({
  name: nameField,
  giver: nameField,
  title: z.string(),
  message: textField,
  code: z.string(),
  expiresAt: z.string().nullish(),
});

/**
 * Email with a gift. The giver's name and message stand in rows of their own and never in the subject, so that a stranger's text cannot look like ours.
 */
export const gift = defineEmail(schema, (locale, { name, title, message, code, expiresAt, giver }) => {
  const t = createTranslator({ locale, messages: messages[locale], namespace: 'mail.gift' });
  return {
    subject: t('subject'),
    heading: t('heading'),
    paragraphs: [t('text'), t('how'), ...(expiresAt ? [t('until', { date: dayIn(locale, expiresAt) })] : [])],
    code,
    facts: giftFacts(locale, { to: name, from: giver ?? t('someone'), title, message }),
    action: { label: t('action'), href: `${env.SITE_URL}/${locale}/origin#/coupon?code=${encodeURIComponent(code)}` },
    closing: `${messages[locale].mail.closing} · ${t('ignore')}`,
  };
});
