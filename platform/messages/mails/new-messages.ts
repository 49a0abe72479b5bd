import { createTranslator } from 'use-intl/core';
import * as z from 'zod';
import { messageEmailOperations } from '@/lib/mail/email-stop';
import { pathOf } from '@/lib/kernel/api/operation';
import { sides } from '@/lib/messages/messaging';
import { env } from '@/lib/kernel/env';
import { messages } from '@/platform/kernel/messages';
import { defineEmail } from '@/platform/kernel/mail/define-email';
import { accountLine, greeting, ofAccount } from '@/platform/kernel/mail/email-fields';

const schema = z.object({
  ...ofAccount,
  side: z.enum(sides),
  /** For the link that stops these emails. */
  token: z.string(),
});

/** Reports a new message by a teacher, a student or a parent, without its text or sender (docs/product.md, "Messages"). */
export const newMessages = defineEmail(schema, (locale, { name, username, side, token }) => {
  const t = createTranslator({ locale, messages: messages[locale], namespace: 'mail.newMessages' });
  return {
    subject: t('subject'),
    heading: greeting(locale, name),
    paragraphs: [t('text'), t('often'), ...accountLine(locale, username)],
    action: {
      label: t('action'),
      href: `${env.SITE_URL}/${locale}/${side === 'teacher' ? 'teach' : 'learn'}/messages`,
    },
    closing: messages[locale].mail.closing,
    unsubscribe: {
      label: t('stop.link'),
      href: `${env.SITE_URL}/api/${pathOf(messageEmailOperations.stopPage)}?${new URLSearchParams({ token })}`,
    },
  };
});
