'use client';

import { schoolTimeZone } from '@/lib/kernel/period';
import { unbroken } from '@/lib/kernel/i18n/unbroken';
import { useAccount } from './account-context';

/** Text of the day of an instant in the school's time zone, wherever the visitor is. */
export function useSchoolDay(): (instant: string) => string {
  const { locale } = useAccount();
  const days = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: schoolTimeZone });
  return (instant) => unbroken(days.format(new Date(instant)));
}
