'use client';

import { emptyAddress } from '@/components/account/address-fields';
import { useAccount } from '@/components/ui/shell/account-context';
import { useShipping } from '@/lib/shipping/queries';
import type { Address } from '@/lib/account/address';
import { currencyOfLocale } from '@/lib/kernel/money';

/** Where this language's shipments go mostly; where nothing is sent there, to the first country that something is sent to. */
export function useUsualCountry(): { usual: Address['country']; isKnown: boolean } {
  const { locale } = useAccount();
  const { data: sentTo = [], isFetched } = useShipping(currencyOfLocale(locale));
  const { country } = emptyAddress(locale);
  const isSent = sentTo.length === 0 || sentTo.some((place) => place.country === country);
  return { usual: isSent ? country : sentTo[0]!.country, isKnown: isFetched };
}
