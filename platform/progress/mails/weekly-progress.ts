import { createTranslator } from 'use-intl/core';
import * as z from 'zod';
import { weeklyEmailOperations } from '@/lib/mail/email-stop';
import { pathOf } from '@/lib/kernel/api/operation';
import { env } from '@/lib/kernel/env';
import { joined } from '@/lib/kernel/i18n/joined';
import { messages } from '@/platform/kernel/messages';
import { dayOfYearIn } from '@/platform/kernel/mail/dates';
import { defineEmail } from '@/platform/kernel/mail/define-email';
import { accountLine, greeting, ofAccount, instantField, nameField } from '@/platform/kernel/mail/email-fields';

const count = z.number().int().min(0);
const schema = z.object({
  ...ofAccount,
  /** The week's first and last instant. */
  from: instantField,
  to: instantField,
  isQuiet: z.boolean(),
  isLearners: z.boolean(),
  learner: nameField,
  minutes: count,
  finished: count,
  tried: count,
  solved: count,
  mastered: z.array(z.string()),
  next: z.object({ course: z.string(), lesson: z.string() }).nullable(),
  /** For the link that stops these emails. */
  token: z.string(),
});

/** What its holder, or a learner of the account, learned in a week (docs/product.md, "Learning"). */
export const weeklyProgress = defineEmail(schema, (locale, { name, username, learner, isLearners, ...week }) => {
  const t = createTranslator({ locale, messages: messages[locale], namespace: 'mail.weeklyProgress' });
  const days = { from: dayOfYearIn(locale, week.from), to: dayOfYearIn(locale, week.to) };
  const { isQuiet, minutes, finished, tried, solved, mastered, next, token } = week;
  const whose = isLearners ? 'learner' : 'own';
  const facts = [
    learner && { label: t('learner'), value: learner },
    minutes > 0 && { label: t('minutes.label'), value: t('minutes.value', { count: minutes }) },
    finished > 0 && { label: t('finished.label'), value: t('finished.value', { count: finished }) },
    tried > 0 && { label: t('solved.label'), value: t('solved.value', { tried, solved }) },
    mastered.length > 0 && { label: t('mastered'), value: joined(locale, mastered) },
  ].filter((row) => !!row);
  return {
    subject: t(isQuiet ? 'quiet.subject' : `subject.${whose}`, days),
    heading: greeting(locale, name),
    paragraphs: [
      ...(isQuiet ? [t(`quiet.${whose}`), t('quiet.once')] : [t(`text.${whose}`)]),
      ...(next ? [t('next', next)] : []),
      ...accountLine(locale, username),
    ],
    ...(facts.length > 0 && { facts }),
    action: { label: t('action'), href: `${env.SITE_URL}/${locale}/learn` },
    closing: messages[locale].mail.closing,
    unsubscribe: {
      label: t('stop.link'),
      href: `${env.SITE_URL}/api/${pathOf(weeklyEmailOperations.stopPage)}?${new URLSearchParams({ token })}`,
    },
  };
});
