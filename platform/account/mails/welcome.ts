import { createTranslator } from 'use-intl/core';
import * as z from 'zod';
import { env } from '@/lib/kernel/env';
import { messages } from '@/platform/kernel/messages';
import { defineEmail } from '@/platform/kernel/mail/define-email';

/** The person who registered is not verified yet: nothing they typed is in it. */
export const welcome = defineEmail(z.object({ account: z.number().optional() }), (locale) => {
  const t = createTranslator({ locale, messages: messages[locale], namespace: 'mail' });
  return {
    subject: t('welcome.subject'),
    heading: t('welcome.subject'),
    paragraphs: [t('welcome.created'), t('welcome.gift'), t('welcome.notMe')],
    action: { label: t('welcome.action'), href: `${env.SITE_URL}/${locale}/origin#/userSpace/account` },
    closing: t('closing'),
  };
});
