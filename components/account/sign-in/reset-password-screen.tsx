'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useTranslations } from 'next-intl';
import { useForm } from 'react-hook-form';
import { Field } from '@/components/ui/field';
import { notify } from '@/components/ui/notify';
import { passwordResetSchema } from '@/lib/contract/user';
import { resetPassword } from '@/lib/api/user-queries';
import { enter } from '@/stores/session/login';
import { CodeField } from '@/components/account/forms/code-field';
import { FormAlert } from '@/components/account/forms/form-alert';
import { hashFor } from '@/components/account/shell/hash-route';
import { PasswordField } from '@/components/account/forms/password-field';
import { carriedQuery } from '@/components/account/shell/redirect';
import { Screen } from '@/components/account/shell/screen';
import { SubmitButton } from '@/components/account/forms/submit-button';
import { useContinue } from './use-continue';
import { useFieldError } from '@/components/account/forms/use-field-error';
import { useSubmit } from '@/components/account/forms/use-submit';

/** A new password with the mailed code; this browser is logged in with it, every other is logged out. */
export default function ResetPasswordScreen({ query }: { query: URLSearchParams }) {
  const t = useTranslations('account');
  const fieldError = useFieldError();
  useContinue(query);
  const account = query.get('account') ?? '';
  const form = useForm({
    resolver: zodResolver(passwordResetSchema),
    defaultValues: { username: account, otp: '', password: '' },
  });
  const { submit, busy, failure } = useSubmit(
    form,
    async (values) => {
      await enter(await resetPassword(values));
      void notify('success', t('reset.done'));
    },
    { OTP_INVALID: 'otp', INVALID_CREDENTIALS: 'otp', PASSWORD_WEAK: 'password' },
  );
  const { errors } = form.formState;
  return (
    <Screen title={t('reset.title')} lead={t('reset.lead')} narrow>
      <form onSubmit={submit} noValidate className="card grid gap-5 p-5 sm:p-8">
        <FormAlert error={failure} onRetry={submit} />
        <Field
          label={t('fields.account')}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          error={fieldError('account', errors.username)}
          {...form.register('username')}
        />
        <CodeField label={t('fields.code')} error={fieldError('code', errors.otp)} {...form.register('otp')} />
        <PasswordField
          label={t('fields.newPassword')}
          hint={t('hints.password')}
          autoComplete="new-password"
          error={fieldError('password', errors.password)}
          {...form.register('password')}
        />
        <SubmitButton busy={busy}>{t('reset.submit')}</SubmitButton>
      </form>
      <p className="mt-6 text-center">
        <a className="link" href={hashFor('forgotPassword', { account, ...carriedQuery(query) })}>
          {t('reset.again')}
        </a>
      </p>
    </Screen>
  );
}
