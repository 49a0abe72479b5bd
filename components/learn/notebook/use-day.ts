'use client';

import { useAccount } from '@/components/account/shell/account-context';
import { unbroken } from '@/lib/i18n/unbroken';

/** A day of the calendar ('2026-11-24') in words, wherever it is read. */
export function useDay() {
  const { locale } = useAccount();
  return (day: string) =>
    unbroken(
      new Intl.DateTimeFormat(locale, { month: 'long', day: 'numeric', timeZone: 'UTC' }).format(
        new Date(`${day}T00:00:00Z`),
      ),
    );
}
