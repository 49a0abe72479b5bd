'use client';

import { useTranslations } from 'next-intl';
import { Field } from '@/components/ui/forms/field';
import { FormFrame, useAccountForm } from '@/components/ui/forms/account-form';
import { goTo, hashFor } from '@/components/ui/shell/hash-route';
import { carriedQuery } from './redirect';
import { Screen } from '@/components/ui/shell/screen';
import { accountSchema, useCodeRequest } from './use-code-request';

/** Mails a code for a new password. The response never reveals whether the account exists. */
export default function ForgotPasswordScreen({ query }: { query: URLSearchParams }) {
  const t = useTranslations('account');
  const { send } = useCodeRequest('passwordReset');
  const form = useAccountForm({
    schema: accountSchema,
    defaultValues: { username: query.get('account') ?? '' },
    send: async ({ username }) => {
      await send(username);
      goTo(hashFor('resetPassword', { account: username, ...carriedQuery(query) }));
    },
  });
  return (
    <Screen title={t('forgot.title')} lead={t('forgot.lead')} narrow>
      <FormFrame form={form} submitText={t('code.request')}>
        <Field {...form.field('username', 'account')} />
      </FormFrame>
      <p className="mt-6 text-center">
        <a className="link" href={hashFor('login', carriedQuery(query))}>
          {t('forgot.back')}
        </a>
      </p>
    </Screen>
  );
}
