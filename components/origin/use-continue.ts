'use client';

import { useEffect } from 'react';
import { cartStore } from '@/stores/cart';
import { useOrigin } from './origin-context';
import { destinationOf } from './redirect';
import { goTo } from './use-hash-route';
import { useSessionUser } from './use-session';

/** Whoever is logged in has nothing to do at an entrance: on to where they wanted, with the coupon they came for. */
export function useContinue(query: URLSearchParams) {
  const { locale } = useOrigin();
  const isIn = useSessionUser() !== null;
  useEffect(() => {
    if (!isIn) return;
    const coupon = query.get('appCoupon');
    if (coupon) cartStore.getState().setCoupon(coupon);
    const to = destinationOf(query, locale);
    if (to.kind === 'screen') goTo(to.hash, { replace: true });
    else window.location.replace(to.href);
  }, [isIn, query, locale]);
}
