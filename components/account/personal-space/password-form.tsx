'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useTranslations } from 'next-intl';
import { useForm } from 'react-hook-form';
import { notify } from '@/components/ui/notify';
import { passwordChangeSchema } from '@/lib/contract/user';
import { changePassword } from '@/lib/api/user-queries';
import { storeToken } from '@/lib/session/token';
import { FormAlert } from '@/components/account/forms/form-alert';
import { PasswordField } from '@/components/account/forms/password-field';
import { SubmitButton } from '@/components/account/forms/submit-button';
import { useFieldError } from '@/components/account/forms/use-field-error';
import { useSessionUser } from '@/components/account/shell/use-session';
import { useSubmit } from '@/components/account/forms/use-submit';

/** A new password for whoever knows the present one; other devices are logged out. */
export function PasswordForm() {
  const t = useTranslations('account');
  const fieldError = useFieldError();
  const user = useSessionUser();
  const form = useForm({
    resolver: zodResolver(passwordChangeSchema),
    defaultValues: { password: '', newPassword: '' },
  });
  const { submit, busy, failure } = useSubmit(
    form,
    async (values) => {
      storeToken(await changePassword(values));
      form.reset();
      void notify('success', t('password.saved'));
    },
    { INVALID_CREDENTIALS: 'password', PASSWORD_WEAK: 'newPassword' },
  );
  const { errors } = form.formState;
  return (
    <form onSubmit={submit} noValidate className="card grid gap-5 p-5 sm:p-6">
      <h2 className="text-xl">{t('password.title')}</h2>
      <FormAlert error={failure} onRetry={submit} />
      {/* Tells password managers whose password it is. */}
      <input type="text" name="username" autoComplete="username" value={user?.username ?? ''} readOnly hidden />
      <PasswordField
        label={t('fields.currentPassword')}
        autoComplete="current-password"
        error={
          errors.password?.type === 'INVALID_CREDENTIALS'
            ? t('invalid.wrongPassword')
            : fieldError('currentPassword', errors.password)
        }
        {...form.register('password')}
      />
      <PasswordField
        label={t('fields.newPassword')}
        hint={t('hints.password')}
        autoComplete="new-password"
        error={fieldError('password', errors.newPassword)}
        {...form.register('newPassword')}
      />
      <p className="text-sm text-ink-2">{t('password.text')}</p>
      <SubmitButton busy={busy}>{t('password.submit')}</SubmitButton>
    </form>
  );
}
