import { createTranslator } from 'use-intl/core';
import * as z from 'zod';
import { env } from '@/lib/kernel/env';
import { messages } from '@/platform/kernel/messages';
import { defineEmail } from '@/platform/kernel/mail/define-email';
import { greeting, nameField } from '@/platform/kernel/mail/email-fields';

const schema = z.object({
  name: nameField,
  number: z.string(),
  title: z.string(),
  amount: z.string(),
  /** The part of it that was paid for shipping. */
  shipping: z.string().nullable().default(null),
  /** `ends`: what it gave is revoked. `isShipped`: it is goods that may be on their way. */
  ends: z.boolean(),
  isShipped: z.boolean(),
});

/** Reports a refund, and what happens to the purchase. */
export const refund = defineEmail(schema, (locale, { name, number, title, amount, shipping, ends, isShipped }) => {
  const t = createTranslator({ locale, messages: messages[locale], namespace: 'mail' });
  return {
    subject: t('refund.subject', { number }),
    heading: name ? t('refund.heading', { name }) : greeting(locale, null),
    paragraphs: [
      t('refund.text', { amount, title, number }),
      ...(shipping === null ? [] : [t('refund.shipping', { amount: shipping })]),
      t('refund.way'),
      ...(isShipped ? [t('refund.goods')] : ends ? [t('refund.ends')] : []),
    ],
    action: { label: t('orderReceipt.action'), href: `${env.SITE_URL}/${locale}/origin#/orders/${number}` },
    closing: t('closing'),
  };
});
