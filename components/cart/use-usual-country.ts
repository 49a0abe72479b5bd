'use client';

import { emptyAddress } from '@/components/account/address-fields';
import { useAccount } from '@/components/ui/shell/account-context';
import { useShipping } from '@/lib/shipping/queries';
import type { Address } from '@/lib/account/address';
import { currencyOfLocale } from '@/lib/kernel/money';

/** The usual country of this language's shipments; if the shop does not ship there, the first country that it ships to. */
export function useUsualCountry(): { usual: Address['country']; isKnown: boolean } {
  const { locale } = useAccount();
  const { data: sentTo = [], isFetched } = useShipping(currencyOfLocale(locale));
  const { country } = emptyAddress(locale);
  const isSent = sentTo.length === 0 || sentTo.some((place) => place.country === country);
  return { usual: isSent ? country : sentTo[0]!.country, isKnown: isFetched };
}
