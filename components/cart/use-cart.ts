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
 * The cart, and its price from the server in the page's language and currency, for the chosen learner of the account.
 * @param country where goods go
 * @param asGift a gift: bought for no learner of the account
 * @param only what is bought directly, without the cart; the cart's coupon applies
 */
export function useCart(country: Address['country'], asGift = false, only: Only | null = null) {
  const { locale } = useAccount();
  const { coupon, ...inCart } = useStore(cartStore);
  const { items, marketHandle } = only ?? inCart;
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
    // The market no longer exists: its goods have the shop's prices.
    if (!isGone) return;
    if (bought) goTo(hashFor(`checkout/${bought}`), { replace: true });
    else cartStore.getState().setMarket(null);
  }, [isGone, bought]);
  return { request, query };
}
