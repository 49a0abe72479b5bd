'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useTranslations } from 'next-intl';
import { useForm } from 'react-hook-form';
import { Field } from '@/components/ui/field';
import { register } from '@/lib/api/user-queries';
import { registerSchema } from '@/lib/contract/user';
import { enter } from '@/lib/session/login';
import { FormAlert } from './form-alert';
import { hashFor } from './hash-route';
import { useOrigin } from './origin-context';
import { PasswordField } from './password-field';
import { carriedQuery } from './redirect';
import { Screen } from './screen';
import { SubmitButton } from './submit-button';
import { useContinue } from './use-continue';
import { useFieldError } from './use-field-error';
import { useSubmit } from './use-submit';

/** A new account in one step; its owner is logged in at once. */
export default function RegisterScreen({ query }: { query: URLSearchParams }) {
  const t = useTranslations('origin');
  const fieldError = useFieldError();
  const { locale } = useOrigin();
  useContinue(query);
  const form = useForm({
    resolver: zodResolver(registerSchema),
    defaultValues: { username: '', email: '', password: '', realName: '', locale },
  });
  const { submit, busy, failure } = useSubmit(form, async (values) => enter(await register(values)), {
    USERNAME_TAKEN: 'username',
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
