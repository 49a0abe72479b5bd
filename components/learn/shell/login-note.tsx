'use client';

import { useTranslations } from 'next-intl';
import { useAccount } from '@/components/ui/shell/account-context';
import { hashFor } from '@/components/ui/shell/hash-route';
import { useOriginHref } from './learn-site';

/** Tells a learner without an account that progress is stored in this browser only. `redirect`: where the login leads back to. */
export function LoginNote({ redirect }: { redirect: string }) {
  const t = useTranslations('learn.visitor');
  const { user } = useAccount();
  const origin = useOriginHref();
  if (user) return null;
  return (
    <p className="rounded-card bg-jade-soft p-4">
      {t('kept')}{' '}
      <a className="link inline-flex min-h-11 items-center" href={origin + hashFor('login', { redirect })}>
        {t('login')}
      </a>
    </p>
  );
}
