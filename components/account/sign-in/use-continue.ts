'use client';

import { useEffect } from 'react';
import { cartStore } from '@/stores/cart';
import { useAccountSite } from '@/components/account/shell/account-context';
import { destinationOf } from '@/components/account/shell/redirect';
import { goTo } from '@/components/account/shell/use-hash-route';
import { useSessionUser } from '@/components/account/shell/use-session';

/** Whoever is logged in has nothing to do at an entrance: on to where they wanted, with the coupon they came for. */
export function useContinue(query: URLSearchParams) {
  const { locale } = useAccountSite();
  const isIn = useSessionUser() !== null;
  useEffect(() => {
    if (!isIn) return;
    const coupon = query.get('appCoupon');
    if (coupon) cartStore.getState().setCoupon(coupon);
    const to = destinationOf(query, locale);
    if (to.startsWith('#')) goTo(to, { replace: true });
    else window.location.replace(to);
  }, [isIn, query, locale]);
}
