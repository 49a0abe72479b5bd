'use client';

import { useTranslations } from 'next-intl';
import { useAccount } from '@/components/account/shell/account-context';
import { unbroken } from '@/lib/i18n/unbroken';

/** The day a homework is due, wherever it is read; null: none. */
export function useDueText() {
  const t = useTranslations('homework.given');
  const { locale } = useAccount();
  return (due: string | null): string =>
    due === null
      ? t('noDue')
      : t('due', {
          day: unbroken(
            new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(
              new Date(`${due}T00:00:00Z`),
            ),
          ),
        });
}
