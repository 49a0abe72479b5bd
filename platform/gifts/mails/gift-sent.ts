import { createTranslator } from 'use-intl/core';
import * as z from 'zod';
import { env } from '@/lib/kernel/env';
import { messages } from '@/platform/kernel/messages';
import { defineEmail } from '@/platform/kernel/mail/define-email';
import { greeting, ofAccount, nameField, textField } from '@/platform/kernel/mail/email-fields';
import { giftFacts } from './gift-facts';

const schema = z.object({
  ...ofAccount,
  title: z.string(),
  message: textField,
  recipientName: nameField,
  recipientEmail: z.string().nullish(),
});

/** Email to the giver: the gift was sent. */
export const giftSent = defineEmail(schema, (locale, { name, title, message, recipientName, recipientEmail }) => {
  const t = createTranslator({ locale, messages: messages[locale], namespace: 'mail.giftSent' });
  return {
    subject: t('subject'),
    heading: greeting(locale, name),
    paragraphs: [t('text'), t('callBack')],
    facts: giftFacts(locale, { to: [recipientName, recipientEmail].filter(Boolean).join('\n'), title, message }),
    action: { label: t('action'), href: `${env.SITE_URL}/${locale}/origin#/userSpace/entitlements` },
    closing: messages[locale].mail.closing,
  };
});
