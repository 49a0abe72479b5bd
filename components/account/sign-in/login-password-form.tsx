'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useTranslations } from 'next-intl';
import { useForm } from 'react-hook-form';
import * as z from 'zod';
import { Field } from '@/components/ui/field';
import { logIn } from '@/stores/session/login';
import { FormAlert } from '@/components/account/forms/form-alert';
import { PasswordField } from '@/components/account/forms/password-field';
import { SubmitButton } from '@/components/account/forms/submit-button';
import { useFieldError } from '@/components/account/forms/use-field-error';
import { useSubmit } from '@/components/account/forms/use-submit';

const schema = z.object({ username: z.string().trim().min(1).max(120), password: z.string().min(1).max(200) });

/** What both ways to log in share: the name typed in one is there in the other. */
export type LoginFormProps = { username: string; onUsername: (name: string) => void; forgotHref: string };

export function LoginPasswordForm({ username, onUsername, forgotHref }: LoginFormProps) {
  const t = useTranslations('account');
  const fieldError = useFieldError();
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { username, password: '' } });
  const { submit, busy, failure } = useSubmit(form, logIn);
  const { errors } = form.formState;
  return (
    <form onSubmit={submit} noValidate className="grid gap-5">
      <FormAlert error={failure} onRetry={submit} />
      <Field
        label={t('fields.account')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={fieldError('account', errors.username)}
        {...form.register('username', { onChange: (event) => onUsername(event.target.value) })}
      />
      <PasswordField
        label={t('fields.password')}
        autoComplete="current-password"
        error={fieldError('currentPassword', errors.password)}
        {...form.register('password')}
      />
      <a href={forgotHref} className="link justify-self-start text-sm">
        {t('login.forgot')}
      </a>
      <SubmitButton busy={busy}>{t('login.submit')}</SubmitButton>
    </form>
  );
}
