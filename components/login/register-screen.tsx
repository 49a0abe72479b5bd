'use client';

import { useTranslations } from 'next-intl';
import { Field } from '@/components/ui/forms/field';
import { FormFrame, useAccountForm } from '@/components/ui/forms/account-form';
import { NewPasswordField } from './new-password-field';
import { useAccount } from '@/components/ui/shell/account-context';
import { hashFor } from '@/components/ui/shell/hash-route';
import { carriedQuery } from './redirect';
import { Screen } from '@/components/ui/shell/screen';
import { register } from '@/lib/login/queries';
import { registerSchema } from '@/lib/login/contract';
import { enter } from '@/stores/session/login';

/** A new account in one step; its owner is logged in at once. */
export default function RegisterScreen({ query }: { query: URLSearchParams }) {
  const t = useTranslations('account');
  const { locale } = useAccount();
  const form = useAccountForm({
    schema: registerSchema,
    defaultValues: { username: '', email: '', password: '', realName: '', locale },
    send: async (values) => enter(await register(values)),
    fieldOfCode: { USERNAME_TAKEN: ['username'], PASSWORD_WEAK: ['password'] },
  });
  return (
    <Screen title={t('register.title')} lead={t('register.lead')} narrow>
      <FormFrame form={form} submitText={t('register.submit')}>
        <Field {...form.field('username', 'username')} />
        <Field {...form.field('email', 'email')} />
        <NewPasswordField
          {...form.field('password', 'newPassword')}
          label={t('fields.password')}
          password={form.watch('password')}
          owner={{ username: form.watch('username'), email: form.watch('email') }}
        />
        <Field {...form.field('realName', 'realName')} optional={t('optional')} />
        <p className="text-sm text-ink-2">
          {t.rich('register.consent', {
            terms: (text) => (
              <a className="link" href={`/${locale}/terms-of-service`} target="_blank" rel="noopener">
                {text}
              </a>
            ),
          })}
        </p>
      </FormFrame>
      <p className="mt-6 text-center text-ink-2">
        {t('register.hasAccount')}{' '}
        <a className="link" href={hashFor('login', carriedQuery(query))}>
          {t('login.title')}
        </a>
      </p>
    </Screen>
  );
}
