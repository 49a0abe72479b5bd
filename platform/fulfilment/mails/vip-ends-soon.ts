import { createTranslator } from 'use-intl/core';
import * as z from 'zod';
import { env } from '@/lib/kernel/env';
import { messages } from '@/platform/kernel/messages';
import { dayIn } from '@/platform/kernel/mail/dates';
import { defineEmail } from '@/platform/kernel/mail/define-email';
import { accountLine, greeting, ofAccount, instantField, nameField } from '@/platform/kernel/mail/email-fields';

const schema = z.object({ ...ofAccount, endsAt: instantField, isLearners: z.boolean().nullish(), learner: nameField });

/** Email: VIP of the holder, or of a learner of the account, ends within a week. */
export const vipEndsSoon = defineEmail(schema, (locale, { name, username, endsAt, learner, ...whose }) => {
  const t = createTranslator({ locale, messages: messages[locale], namespace: 'mail' });
  // Emails queued by an older release have no `isLearners`; only those about learners have a name.
  const isLearners = whose.isLearners ?? learner !== null;
  const date = dayIn(locale, endsAt);
  return {
    subject: t(isLearners ? 'vipEndsSoon.subjectFor' : 'vipEndsSoon.subject', { date }),
    heading: greeting(locale, name),
    paragraphs: [
      t(isLearners ? 'vipEndsSoon.textFor' : 'vipEndsSoon.text', { date }),
      t(isLearners ? 'vipEndsSoon.staysFor' : 'vipEndsSoon.stays'),
      ...accountLine(locale, username),
    ],
    ...(learner && { facts: [{ label: t('codeRedeemed.learner'), value: learner }] }),
    action: { label: t('vipEndsSoon.action'), href: `${env.SITE_URL}/${locale}/courses/type/vip` },
    closing: t('closing'),
  };
});
