import { createTranslator } from 'use-intl/core';
import * as z from 'zod';
import { messages } from '@/platform/kernel/messages';
import { defineLetter } from '@/platform/kernel/mail/define-letter';

/** To a family whom a teacher asks to take over a student's account. Nobody has shown yet whose address it is: it names nobody. */
export const handover = defineLetter(z.object({ href: z.url(), days: z.number() }), (locale, { href, days }) => {
  const t = createTranslator({ locale, messages: messages[locale], namespace: 'mail' });
  return {
    subject: t('handover.subject'),
    heading: t('handover.heading'),
    paragraphs: [t('handover.text'), t('handover.then', { days })],
    action: { label: t('handover.action'), href },
    closing: t('handover.notYou'),
  };
});
