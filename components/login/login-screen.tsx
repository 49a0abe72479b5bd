'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { hashFor } from '@/components/ui/shell/hash-route';
import { carriedQuery } from './redirect';
import { Screen } from '@/components/ui/shell/screen';
import { Button } from '@/components/ui/button';
import { PasskeyLogin } from './passkey-login';
import { LoginCardForm } from './login-card-form';
import { LoginCodeForm, LoginPasswordForm } from './login-forms';

/** Login with a password or with a code by e-mail (docs/product.md, "Accounts"). */
export default function LoginScreen({ query }: { query: URLSearchParams }) {
  const t = useTranslations('account.login');
  const errors = useTranslations('errors');
  const [byCode, setByCode] = useState(false);
  const [username, setUsername] = useState('');
  const Form = byCode ? LoginCodeForm : LoginPasswordForm;
  if (query.get('by') === 'card') return <CardLogin query={query} />;
  return (
    <Screen title={t('title')} lead={t(leadOf(query))} narrow>
      <div className="card grid gap-5 p-5 sm:p-8">
        {query.has('linkFailed') && (
          <p role="alert" className="rounded-card bg-danger-soft p-4 font-semibold text-danger">
            {errors('LINK_FAILED')}
          </p>
        )}
        <Form
          username={username}
          onUsername={setUsername}
          forgotHref={hashFor('forgotPassword', carriedQuery(query))}
        />
        <PasskeyLogin />
        <Button kind="secondary" className="w-full" onClick={() => setByCode(!byCode)}>
          {t(byCode ? 'withPassword' : 'withCode')}
        </Button>
        <a className="btn btn-secondary w-full" href={cardLoginHref(query)}>
          {t('withCard')}
        </a>
      </div>
      <p className="mt-6 text-center text-ink-2">
        {t('noAccount')}{' '}
        <a className="link" href={hashFor('register', carriedQuery(query))}>
          {t('toRegister')}
        </a>
      </p>
    </Screen>
  );
}

/** Without another destination a student goes to the learner's app. */
function cardLoginHref(query: URLSearchParams): string {
  const carried = carriedQuery(query);
  return hashFor('login', { ...carried, redirect: carried.redirect ?? 'learn', by: 'card' });
}

/** Login with the card that a teacher gave a student (docs/product.md, "Login cards"). */
function CardLogin({ query }: { query: URLSearchParams }) {
  const t = useTranslations('account.login');
  return (
    <Screen title={t('title')} lead={t('leadCard')} narrow>
      <div className="card grid gap-5 p-5 sm:p-8">
        <LoginCardForm />
        <a className="btn btn-secondary w-full" href={hashFor('login', carriedQuery(query))}>
          {t('withPassword')}
        </a>
      </div>
    </Screen>
  );
}

/** The lead text for the purpose of the login. A user with a gift's code may be new here. */
function leadOf(query: URLSearchParams) {
  const redirect = query.get('redirect') ?? '';
  if (/^checkout($|\/)/.test(redirect)) return 'leadCheckout';
  if (redirect.startsWith('coupon')) return 'leadRedeem';
  if (redirect.startsWith('join')) return 'leadJoin';
  if (/^teach($|\/)/.test(redirect)) return 'leadTeach';
  return query.get('appCoupon') ? 'leadCoupon' : 'lead';
}
