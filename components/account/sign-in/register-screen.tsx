'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useTranslations } from 'next-intl';
import { useForm } from 'react-hook-form';
import { Field } from '@/components/ui/field';
import { register } from '@/lib/api/user-queries';
import { registerSchema } from '@/lib/contract/user';
import { enter } from '@/stores/session/login';
import { FormAlert } from '@/components/account/forms/form-alert';
import { hashFor } from '@/components/account/shell/hash-route';
import { useAccountSite } from '@/components/account/shell/account-context';
import { PasswordField } from '@/components/account/forms/password-field';
import { carriedQuery } from '@/components/account/shell/redirect';
import { Screen } from '@/components/account/shell/screen';
import { SubmitButton } from '@/components/account/forms/submit-button';
import { useContinue } from './use-continue';
import { useFieldError } from '@/components/account/forms/use-field-error';
import { useSubmit } from '@/components/account/forms/use-submit';

/** A new account in one step; its owner is logged in at once. */
export default function RegisterScreen({ query }: { query: URLSearchParams }) {
  const t = useTranslations('account');
  const fieldError = useFieldError();
  const { locale } = useAccountSite();
  useContinue(query);
  const form = useForm({
    resolver: zodResolver(registerSchema),
    defaultValues: { username: '', email: '', password: '', realName: '', locale },
  });
  const { submit, busy, failure } = useSubmit(form, async (values) => enter(await register(values)), {
    USERNAME_TAKEN: 'username',
    PASSWORD_WEAK: 'password',
  });
  const { errors } = form.formState;
  return (
    <Screen title={t('register.title')} lead={t('register.lead')} narrow>
      <form onSubmit={submit} noValidate className="card grid gap-5 p-5 sm:p-8">
        <FormAlert error={failure} onRetry={submit} />
        <Field
          label={t('fields.username')}
          hint={t('hints.username')}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          error={fieldError('username', errors.username)}
          {...form.register('username')}
        />
        <Field
          label={t('fields.email')}
          type="email"
          inputMode="email"
          autoComplete="email"
          error={fieldError('email', errors.email)}
          {...form.register('email')}
        />
        <PasswordField
          label={t('fields.password')}
          hint={t('hints.password')}
          autoComplete="new-password"
          error={fieldError('password', errors.password)}
          {...form.register('password')}
        />
        <Field
          label={t('fields.realName')}
          optional={t('optional')}
          autoComplete="name"
          error={fieldError('realName', errors.realName)}
          {...form.register('realName')}
        />
        <p className="text-sm text-ink-2">
          {t.rich('register.consent', {
            terms: (text) => (
              <a className="link" href={`/${locale}/terms-of-service`} target="_blank" rel="noopener">
                {text}
              </a>
            ),
          })}
        </p>
        <SubmitButton busy={busy}>{t('register.submit')}</SubmitButton>
      </form>
      <p className="mt-6 text-center text-ink-2">
        {t('register.hasAccount')}{' '}
        <a className="link" href={hashFor('login', carriedQuery(query))}>
          {t('login.title')}
        </a>
      </p>
    </Screen>
  );
}
