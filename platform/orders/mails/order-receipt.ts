import { createTranslator } from 'use-intl/core';
import * as z from 'zod';
import { env } from '@/lib/kernel/env';
import { messages } from '@/platform/kernel/messages';
import { dayIn } from '@/platform/kernel/mail/dates';
import { defineEmail } from '@/platform/kernel/mail/define-email';
import { greeting, instantField, nameField } from '@/platform/kernel/mail/email-fields';

const schema = z.object({
  name: nameField,
  number: z.string(),
  paidAt: instantField,
  lines: z.array(z.object({ title: z.string(), quantity: z.number(), amount: z.string() })),
  discount: z.string().nullable(),
  // Emails stored before shipping had a price lack it.
  shipping: z.string().nullable().default(null),
  total: z.string(),
});

/** What was paid, line by line. */
export const orderReceipt = defineEmail(
  schema,
  (locale, { name, number, paidAt, lines, discount, shipping, total }) => {
    const t = createTranslator({ locale, messages: messages[locale], namespace: 'mail' });
    return {
      subject: t('orderReceipt.subject', { number }),
      heading: name ? t('orderReceipt.heading', { name }) : greeting(locale, null),
      paragraphs: [t('orderReceipt.text', { number, date: dayIn(locale, paidAt) })],
      receipt: [
        ...lines.map(({ title, quantity, amount }) => ({
          label: quantity > 1 ? `${title} × ${quantity}` : title,
          amount,
        })),
        ...(discount === null ? [] : [{ label: t('orderReceipt.discount'), amount: `−${discount}` }]),
        ...(shipping === null ? [] : [{ label: t('orderReceipt.shipping'), amount: shipping }]),
        { label: t('orderReceipt.total'), amount: total },
      ],
      action: { label: t('orderReceipt.action'), href: `${env.SITE_URL}/${locale}/origin#/orders/${number}` },
      closing: t('closing'),
    };
  },
);
