import { createTranslator } from 'use-intl/core';
import * as z from 'zod';
import { env } from '@/lib/kernel/env';
import { messages } from '@/platform/kernel/messages';
import { defineEmail } from '@/platform/kernel/mail/define-email';
import { accountLine, greeting, ofAccount, nameField, textField } from '@/platform/kernel/mail/email-fields';

/** Texts typed by others are only sent to a proved address. */
const schema = z.object({
  ...ofAccount,
  isAccepted: z.boolean(),
  student: nameField,
  teacher: nameField,
  className: textField,
});

/** Email to a family that asked to join a class, with the teacher's answer (docs/product.md, "Joining a class"). */
export const joinAnswered = defineEmail(schema, (locale, { name, username, isAccepted, ...typed }) => {
  const t = createTranslator({ locale, messages: messages[locale], namespace: 'mail.joinAnswered' });
  const answer = isAccepted ? 'accepted' : 'declined';
  const facts = [
    { label: t('student'), value: typed.student },
    { label: t('schoolClass'), value: typed.className },
    { label: t('teacher'), value: typed.teacher },
  ];
  return {
    subject: t(`${answer}.subject`),
    heading: greeting(locale, name),
    paragraphs: [t(`${answer}.text`), ...(isAccepted ? [t('leave')] : []), ...accountLine(locale, username)],
    facts: facts.flatMap(({ label, value }) => (value ? [{ label, value }] : [])),
    action: {
      label: t(`${answer}.action`),
      href: `${env.SITE_URL}/${locale}/${isAccepted ? 'learn' : 'origin#/userSpace/account'}`,
    },
    closing: messages[locale].mail.closing,
  };
});
