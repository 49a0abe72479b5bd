'use client';

import { useEffect } from 'react';
import { useStore } from 'zustand';
import { useAccount } from '@/components/ui/shell/account-context';
import { chooseLearner, useChosenLearner } from '@/components/family/use-chosen-learner';
import { goTo, hashFor } from '@/components/ui/shell/hash-route';
import { asApiError } from '@/lib/kernel/api/api-error';
import { usePricedCart } from '@/lib/cart/pricing-queries';
import type { Address } from '@/lib/account/address';
import { currencyOfLocale } from '@/lib/kernel/money';
import type { CartContent } from '@/lib/cart/cart';
import { cartStore } from '@/stores/cart';

type Only = Pick<CartContent, 'items' | 'marketHandle'>;

/**
 * The cart, and what the server says it costs in the page's language and currency, for whom of the account it is bought.
 * @param country where goods go
 * @param asGift for somebody else instead
 * @param only what is bought at once, without the cart, whose coupon it takes
 */
export function useCart(country: Address['country'], asGift = false, only: Only | null = null) {
  const { locale } = useAccount();
  const { coupon, ...kept } = useStore(cartStore);
  const { items, marketHandle } = only ?? kept;
  const learner = useChosenLearner();
  const request = {
    items,
    currency: currencyOfLocale(locale),
    locale,
    country,
    ...(coupon && { coupon }),
    ...(marketHandle && { marketHandle }),
    ...(asGift ? { asGift } : learner && { learner }),
  };
  const query = usePricedCart(request);
  const isUnknown = query.error !== null && asApiError(query.error).code === 'LEARNER_UNKNOWN';
  useEffect(() => {
    // Another device has removed the learner.
    if (isUnknown) chooseLearner(null);
  }, [isUnknown]);
  const isGone = marketHandle !== null && query.error !== null && asApiError(query.error).code === 'NOT_FOUND';
  const bought = only?.items[0]?.productId;
  useEffect(() => {
    // The market is no more: its goods cost what they cost in the shop.
    if (!isGone) return;
    if (bought) goTo(hashFor(`checkout/${bought}`), { replace: true });
    else cartStore.getState().setMarket(null);
  }, [isGone, bought]);
  return { request, query };
}
