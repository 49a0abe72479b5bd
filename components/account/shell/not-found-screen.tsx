'use client';

import { useTranslations } from 'next-intl';
import { EmptyState } from '@/components/ui/empty-state';
import { useAccount } from '@/components/ui/shell/account-context';
import { Screen } from '@/components/ui/shell/screen';

/** The screen of an unknown address. */
export function NotFoundScreen() {
  const t = useTranslations('account.notFound');
  const { locale } = useAccount();
  return (
    <Screen title={t('title')} narrow>
      <EmptyState title={t('text')}>
        <p className="mt-2 flex flex-wrap justify-center gap-3">
          <a href={`/${locale}`} className="btn btn-primary">
            {t('home')}
          </a>
          <a href="#/userSpace" className="btn btn-secondary">
            {t('userSpace')}
          </a>
        </p>
      </EmptyState>
    </Screen>
  );
}
