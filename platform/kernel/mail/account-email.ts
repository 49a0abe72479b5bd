import { createTranslator } from 'use-intl/core';
import * as z from 'zod';
import { env } from '@/lib/kernel/env';
import { messages } from '@/platform/kernel/messages';
import { momentIn } from './dates';
import { defineEmail } from './define-email';
import { accountLine, greeting, ofAccount, instantField } from './email-fields';

type Template = 'emailChanged' | 'passwordChanged' | 'passkeyAdded' | 'accountDeleted';

/** An email about a change to an account, and what to do if it was not its owner. */
export const accountEmail = (template: Template) =>
  defineEmail(z.object({ ...ofAccount, at: instantField }), (locale, { name, username, at }) => {
    const t = createTranslator({ locale, messages: messages[locale], namespace: 'mail' });
    const query = username ? `?${new URLSearchParams({ account: username })}` : '';
    return {
      subject: t(`${template}.subject`),
      heading: greeting(locale, name),
      paragraphs: [
        ...accountLine(locale, username),
        t(`${template}.text`, { date: momentIn(locale, at) }),
        t(`${template}.otherwise`),
      ],
      ...((template === 'passwordChanged' || template === 'passkeyAdded') && {
        action: {
          label: t(`${template}.action`),
          href: `${env.SITE_URL}/${locale}/origin#/forgotPassword${query}`,
        },
      }),
      closing: t('closing'),
    };
  });
