import { createTranslator } from 'use-intl/core';
import * as z from 'zod';
import { messages } from '@/platform/kernel/messages';
import { defineEmail } from './define-email';
import { accountLine, greeting, ofAccount } from './email-fields';

/** An email with a code to type. */
export const codeEmail = (template: 'otp' | 'passwordReset' | 'emailChange') =>
  defineEmail(
    z.object({ ...ofAccount, code: z.string(), minutes: z.number() }),
    (locale, { name, username, code, minutes }) => {
      const t = createTranslator({ locale, messages: messages[locale], namespace: 'mail' });
      return {
        subject: t(`${template}.subject`),
        heading: greeting(locale, name),
        paragraphs: [...accountLine(locale, username), t(`${template}.text`, { minutes })],
        code,
        closing: t('ignore'),
      };
    },
  );
