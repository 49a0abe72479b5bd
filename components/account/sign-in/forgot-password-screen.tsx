'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useTranslations } from 'next-intl';
import { useForm } from 'react-hook-form';
import * as z from 'zod';
import { Field } from '@/components/ui/field';
import { FormAlert } from '@/components/account/forms/form-alert';
import { hashFor } from '@/components/account/shell/hash-route';
import { carriedQuery } from '@/components/account/shell/redirect';
import { Screen } from '@/components/account/shell/screen';
import { SubmitButton } from '@/components/account/forms/submit-button';
import { useCodeRequest } from './use-code-request';
import { useFieldError } from '@/components/account/forms/use-field-error';
import { goTo } from '@/components/account/shell/use-hash-route';
import { useSubmit } from '@/components/account/forms/use-submit';

const schema = z.object({ username: z.string().trim().min(1).max(120) });

/** Mails a code for a new password. The answer never tells whether there is such an account. */
export default function ForgotPasswordScreen({ query }: { query: URLSearchParams }) {
  const t = useTranslations('account');
  const fieldError = useFieldError();
  const { send } = useCodeRequest('passwordReset');
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { username: query.get('account') ?? '' } });
  const { submit, busy, failure } = useSubmit(form, async ({ username }) => {
    await send(username);
    goTo(hashFor('resetPassword', { account: username, ...carriedQuery(query) }));
  });
  return (
    <Screen title={t('forgot.title')} lead={t('forgot.lead')} narrow>
      <form onSubmit={submit} noValidate className="card grid gap-5 p-5 sm:p-8">
        <FormAlert error={failure} onRetry={submit} />
        <Field
          label={t('fields.account')}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          error={fieldError('account', form.formState.errors.username)}
          {...form.register('username')}
        />
        <SubmitButton busy={busy}>{t('code.request')}</SubmitButton>
      </form>
      <p className="mt-6 text-center">
        <a className="link" href={hashFor('login', carriedQuery(query))}>
          {t('forgot.back')}
        </a>
      </p>
    </Screen>
  );
}
