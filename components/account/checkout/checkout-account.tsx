'use client';

import { useTranslations } from 'next-intl';
import type { SessionUser } from '@/lib/contract/user';
import { hashFor } from '@/components/account/shell/hash-route';

/** Who buys. A visitor logs in or registers and comes back here with everything as it was. */
export function CheckoutAccount({ user }: { user: SessionUser | null }) {
  const t = useTranslations('account');
  if (user) {
    return (
      <p>
        <b>{user.realName || user.username}</b>
        <span className="block break-all text-ink-2">{user.email}</span>
      </p>
    );
  }
  return (
    <>
      <p className="text-ink-2">{t('checkout.accountHelp')}</p>
      <p className="flex flex-wrap gap-3">
        <a href={hashFor('login', { redirect: 'checkout' })} className="btn btn-primary">
          {t('login.title')}
        </a>
        <a href={hashFor('register', { redirect: 'checkout' })} className="btn btn-secondary">
          {t('register.title')}
        </a>
      </p>
    </>
  );
}
