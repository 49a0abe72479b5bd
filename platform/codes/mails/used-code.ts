import { createTranslator } from 'use-intl/core';
import * as z from 'zod';
import { env } from '@/lib/kernel/env';
import type { Locale } from '@/lib/kernel/i18n/locales';
import { messages } from '@/platform/kernel/messages';
import { momentIn } from '@/platform/kernel/mail/dates';
import { ofAccount, instantField } from '@/platform/kernel/mail/email-fields';

/** The data that an email about a used code needs. */
export const usedCode = { ...ofAccount, title: z.string(), code: z.string(), at: instantField };

export function usedCodeTexts(locale: Locale) {
  const t = createTranslator({ locale, messages: messages[locale], namespace: 'mail' });
  return {
    t,
    closing: t('closing'),
    origin: `${env.SITE_URL}/${locale}/origin#`,
    facts: ({ code, at }: { code: string; at: Date }) => [
      { label: t('codeRedeemed.code'), value: code },
      { label: t('codeRedeemed.at'), value: momentIn(locale, at) },
    ],
  };
}
