'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { logIn } from '@/stores/session/login';
import { CodeField } from '@/components/account/forms/code-field';
import { FormAlert } from '@/components/account/forms/form-alert';
import type { LoginFormProps } from './login-password-form';
import { SubmitButton } from '@/components/account/forms/submit-button';
import { useCodeRequest } from './use-code-request';
import { useFieldError } from '@/components/account/forms/use-field-error';
import { useSubmit } from '@/components/account/forms/use-submit';

const accountSchema = z.object({ username: z.string().trim().min(1).max(120), otp: z.string() });
const codeSchema = accountSchema.extend({ otp: z.string().trim().min(4).max(40) });

/** First the account, then the code that was mailed to it. */
export function LoginCodeForm({ username, onUsername }: LoginFormProps) {
  const t = useTranslations('account');
  const fieldError = useFieldError();
  const [isSent, setSent] = useState(false);
  const { send, wait } = useCodeRequest('login');
  const form = useForm({
    resolver: zodResolver(isSent ? codeSchema : accountSchema),
    defaultValues: { username, otp: '' },
  });
  const { submit, busy, failure } = useSubmit(
    form,
    async (values) => {
      if (isSent) return void (await logIn(values));
      await send(values.username);
      setSent(true);
      setTimeout(() => form.setFocus('otp'));
    },
    { INVALID_CREDENTIALS: 'otp', OTP_INVALID: 'otp' },
  );
  const { errors } = form.formState;
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
    <form onSubmit={submit} noValidate className="grid gap-5">
      <FormAlert error={failure} onRetry={submit} />
      <Field
        label={t('fields.account')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        readOnly={isSent}
        error={fieldError('account', errors.username)}
        {...form.register('username', { onChange: (event) => onUsername(event.target.value) })}
      />
      {isSent && (
        <>
          <p role="status" className="rounded-card bg-jade-soft p-4 text-sm">
            {t('code.sent')}
          </p>
          <CodeField
            label={t('fields.code')}
            error={fieldError(
              'code',
              errors.otp?.type === 'INVALID_CREDENTIALS' ? { type: 'OTP_INVALID' } : errors.otp,
            )}
            {...form.register('otp')}
          />
          <span className="flex flex-wrap gap-2">
            <Button kind="quiet" disabled={wait > 0} onClick={() => void again()}>
              {wait > 0 ? t('code.wait', { seconds: wait }) : t('code.again')}
            </Button>
            <Button kind="quiet" onClick={() => setSent(false)}>
              {t('code.otherAccount')}
            </Button>
          </span>
        </>
      )}
      <SubmitButton busy={busy}>{t(isSent ? 'login.submit' : 'code.request')}</SubmitButton>
    </form>
  );
}
