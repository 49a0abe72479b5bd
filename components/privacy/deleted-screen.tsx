'use client';

import { useTranslations } from 'next-intl';
import { useAccount } from '@/components/ui/shell/account-context';
import { Screen } from '@/components/ui/shell/screen';

/** After the account was deleted. */
export default function DeletedScreen() {
  const t = useTranslations('account.deleted');
  const { locale } = useAccount();
  return (
    <Screen title={t('title')} lead={t('text')} narrow>
      <a href={`/${locale}`} className="btn btn-primary">
        {t('home')}
      </a>
    </Screen>
  );
}
