'use client';

import { unbroken } from '@/lib/kernel/i18n/unbroken';
import { useAccount } from './account-context';

/** Text of a day of the calendar ('2026-11-24'), the same in every time zone. */
export function useCalendarDay() {
  const { locale } = useAccount();
  return (day: string, how: Intl.DateTimeFormatOptions = { dateStyle: 'medium' }): string =>
    unbroken(new Intl.DateTimeFormat(locale, { ...how, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`)));
}
