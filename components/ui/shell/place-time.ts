'use client';

import { useAccount } from '@/components/ui/shell/account-context';
import { placeTime } from '@/lib/kernel/i18n/place-time';

/** Formats the time of a class or an event in the time zone of its place. */
export function usePlaceTime() {
  const { locale } = useAccount();
  return (startsAt: string, endsAt: string | null, timeZone: string) => placeTime(locale, startsAt, endsAt, timeZone);
}
