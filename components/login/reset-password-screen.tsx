'use client';

import { useTranslations } from 'next-intl';
import { Field } from '@/components/ui/forms/field';
import { FormFrame, useAccountForm } from '@/components/ui/forms/account-form';
import { NewPasswordField } from './new-password-field';
import { hashFor } from '@/components/ui/shell/hash-route';
import { carriedQuery } from './redirect';
import { Screen } from '@/components/ui/shell/screen';
import { notify } from '@/components/ui/toasts/notify';
import { resetPassword } from '@/lib/login/queries';
import { passwordResetSchema } from '@/lib/login/contract';
import { enter } from '@/stores/session/login';

/** A new password with the mailed code; this browser is logged in with it, every other is logged out. */
export default function ResetPasswordScreen({ query }: { query: URLSearchParams }) {
  const t = useTranslations('account');
  const account = query.get('account') ?? '';
  const form = useAccountForm({
    schema: passwordResetSchema,
    defaultValues: { username: account, otp: '', password: '' },
    send: async (values) => {
      await enter(await resetPassword(values));
      void notify('success', t('reset.done'));
    },
    fieldOfCode: { OTP_INVALID: ['otp'], INVALID_CREDENTIALS: ['otp'], PASSWORD_WEAK: ['password'] },
  });
  const name = form.watch('username');
  return (
    <Screen title={t('reset.title')} lead={t('reset.lead')} narrow>
      <FormFrame form={form} submitText={t('reset.submit')}>
        <Field {...form.field('username', 'account')} />
        <Field {...form.field('otp', 'code')} />
        <NewPasswordField
          {...form.field('password', 'newPassword')}
          password={form.watch('password')}
          // The typed name may be an address.
          owner={{ username: name, email: name }}
        />
      </FormFrame>
      <p className="mt-6 text-center">
        <a className="link" href={hashFor('forgotPassword', { account, ...carriedQuery(query) })}>
          {t('reset.again')}
        </a>
      </p>
    </Screen>
  );
}
