'use client';

import { useAccount } from '@/components/ui/shell/account-context';
import { placeTime } from '@/lib/kernel/i18n/place-time';

/** Writes when a class or an event is, by the clock of the place where it is. */
export function usePlaceTime() {
  const { locale } = useAccount();
  return (startsAt: string, endsAt: string | null, timeZone: string) => placeTime(locale, startsAt, endsAt, timeZone);
}
