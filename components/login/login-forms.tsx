'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import * as z from 'zod';
import { Field } from '@/components/ui/forms/field';
import { FormFrame, useAccountForm } from '@/components/ui/forms/account-form';
import { Button } from '@/components/ui/button';
import { logIn } from '@/stores/session/login';
import { accountSchema, useCodeRequest } from './use-code-request';

type Props = {
  /** The typed name is shared by both ways to log in. */
  username: string;
  onUsername: (name: string) => void;
  forgotHref: string;
};

const passwordSchema = accountSchema.extend({ password: z.string().min(1).max(200) });

export function LoginPasswordForm({ username, onUsername, forgotHref }: Props) {
  const t = useTranslations('account');
  const form = useAccountForm({
    schema: passwordSchema,
    defaultValues: { username, password: '' },
    send: logIn,
    fieldOfCode: { USERNAME_REQUIRED: ['username'] },
  });
  return (
    <FormFrame form={form} className="" submitText={t('login.submit')}>
      <Field {...form.field('username', 'account')} onInput={(event) => onUsername(event.currentTarget.value)} />
      <Field {...form.field('password', 'currentPassword')} label={t('fields.password')} />
      <a href={forgotHref} className="link justify-self-start text-sm">
        {t('login.forgot')}
      </a>
    </FormFrame>
  );
}

const waitingSchema = accountSchema.extend({ otp: z.string() });
const codeSchema = accountSchema.extend({ otp: z.string().trim().min(4).max(40) });

/** First the account, then the code that was mailed to it. */
export function LoginCodeForm({ username, onUsername }: Props) {
  const t = useTranslations('account');
  const [isSent, setSent] = useState(false);
  const { send, wait } = useCodeRequest('login');
  const form = useAccountForm({
    schema: isSent ? codeSchema : waitingSchema,
    defaultValues: { username, otp: '' },
    send: async (values) => {
      if (isSent) return logIn(values);
      await send(values.username);
      setSent(true);
      setTimeout(() => form.setFocus('otp'));
    },
    fieldOfCode: { INVALID_CREDENTIALS: ['otp', 'OTP_INVALID'], OTP_INVALID: ['otp'] },
  });
  const again = async () => {
    try {
      await send(form.getValues('username'));
      form.clearErrors();
      form.resetField('otp');
    } catch {
      setSent(false);
    }
  };
  return (
    <FormFrame form={form} className="" submitText={t(isSent ? 'login.submit' : 'code.request')}>
      <Field
        {...form.field('username', 'account')}
        readOnly={isSent}
        onInput={(event) => onUsername(event.currentTarget.value)}
      />
      {isSent && (
        <>
          <p role="status" className="rounded-card bg-jade-soft p-4 text-sm">
            {t('code.sent')}
          </p>
          <Field {...form.field('otp', 'code')} />
          <span className="flex flex-wrap gap-2">
            <Button kind="quiet" disabled={wait > 0} onClick={again}>
              {wait > 0 ? t('code.wait', { seconds: wait }) : t('code.again')}
            </Button>
            <Button kind="quiet" onClick={() => setSent(false)}>
              {t('code.otherAccount')}
            </Button>
          </span>
        </>
      )}
    </FormFrame>
  );
}
