import { createTranslator } from 'use-intl/core';
import * as z from 'zod';
import { messages } from '@/platform/kernel/messages';
import { defineEmail } from '@/platform/kernel/mail/define-email';

/** Email to a family that a teacher asks to take over a student's account. The owner of the address is not proved yet, so it contains no names. */
export const handover = defineEmail(z.object({ href: z.url(), days: z.number() }), (locale, { href, days }) => {
  const t = createTranslator({ locale, messages: messages[locale], namespace: 'mail' });
  return {
    subject: t('handover.subject'),
    heading: t('handover.heading'),
    paragraphs: [t('handover.text'), t('handover.then', { days })],
    action: { label: t('handover.action'), href },
    closing: t('handover.notYou'),
  };
});
