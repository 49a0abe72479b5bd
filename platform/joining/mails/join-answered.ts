import { createTranslator } from 'use-intl/core';
import * as z from 'zod';
import { env } from '@/lib/kernel/env';
import { messages } from '@/platform/kernel/messages';
import { defineLetter } from '@/platform/kernel/mail/define-letter';
import { accountLine, greeting, ofAccount, saidName, saidText } from '@/platform/kernel/mail/said';

/** What others typed is said to who has proved the address. */
const schema = z.object({
  ...ofAccount,
  isAccepted: z.boolean(),
  student: saidName,
  teacher: saidName,
  className: saidText,
});

/** To a family that asked to join a class: what the teacher said (docs/product.md, "Joining a class"). */
export const joinAnswered = defineLetter(schema, (locale, { name, username, isAccepted, ...said }) => {
  const t = createTranslator({ locale, messages: messages[locale], namespace: 'mail.joinAnswered' });
  const answer = isAccepted ? 'accepted' : 'declined';
  const facts = [
    { label: t('student'), value: said.student },
    { label: t('schoolClass'), value: said.className },
    { label: t('teacher'), value: said.teacher },
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
