import { createTranslator } from 'use-intl/core';
import * as z from 'zod';
import { env } from '@/lib/kernel/env';
import { joined } from '@/lib/kernel/i18n/joined';
import { messages } from '@/platform/kernel/messages';
import { defineEmail } from '@/platform/kernel/mail/define-email';
import { greeting, nameField } from '@/platform/kernel/mail/email-fields';

const schema = z.object({
  name: nameField,
  number: z.string(),
  carrier: z.string(),
  tracking: z.string(),
  trackingUrl: z.string().nullable(),
  items: z.array(z.object({ title: z.string(), quantity: z.number() })),
});

/** The shipment has left: its items, the carrier, and where to track it. */
export const shipped = defineEmail(schema, (locale, { name, number, carrier, tracking, trackingUrl, items }) => {
  const t = createTranslator({ locale, messages: messages[locale], namespace: 'mail' });
  const order = { label: t('orderReceipt.action'), href: `${env.SITE_URL}/${locale}/origin#/orders/${number}` };
  const contents = items.map(({ title, quantity }) => (quantity > 1 ? `${title} × ${quantity}` : title));
  return {
    subject: t('shipped.subject', { number }),
    heading: name ? t('shipped.heading', { name }) : greeting(locale, null),
    paragraphs: [t('shipped.text', { number })],
    facts: [
      { label: t('shipped.contents'), value: joined(locale, contents) },
      { label: t('shipped.carrier'), value: carrier },
      { label: t('shipped.tracking'), value: tracking },
    ],
    ...(trackingUrl
      ? { action: { label: t('shipped.action'), href: trackingUrl }, otherWay: order }
      : { action: order }),
    closing: t('closing'),
  };
});
