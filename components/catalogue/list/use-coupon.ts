'use client';

import { useEffect, useRef, useState } from 'react';
import { notify } from '@/components/ui/toasts/notify';
import type { Locale } from '@/lib/kernel/locale';
import { wakeSession } from '@/stores/session/wake';
import type { CardItem } from '@/lib/catalogue/catalogue-cards';
import type { Reduced } from './coupon-prices';
import type { ListTexts } from './read-list-texts';

/**
 * The coupon of `?appCoupon=`, once the visitor is logged in: it belongs to an account. A visitor goes to the origin site's login, which
 * leads back here.
 */
export function useGivenCoupon(loginHref: string): string | null {
  const [code, setCode] = useState<string | null>(null);
  useEffect(() => {
    const given = new URLSearchParams(location.search).get('appCoupon');
    if (!given) return;
    // A link may carry a login by email besides the coupon: the login comes first.
    void wakeSession().then(({ failed }) => {
      if (document.documentElement.dataset.session === 'in') setCode(given);
      else askForLogin(loginHref, failed !== null);
    });
  }, [loginHref]);
  return code;
}

function askForLogin(loginHref: string, linkFailed: boolean) {
  const here = new URLSearchParams(location.search);
  const query = new URLSearchParams({ redirect: 'courses' });
  for (const name of ['appCoupon', 'coursesType']) {
    const value = here.get(name);
    if (value) query.set(name, value);
  }
  if (linkFailed) query.set('linkFailed', '1');
  location.replace(`${loginHref}?${query}`);
}

/** Puts the coupon into the cart and notifies the visitor. @returns the prices of the shown products with it */
export function useCouponPrices(
  code: string | null,
  items: readonly CardItem[] | null,
  locale: Locale,
  texts: ListTexts,
): Reduced | null {
  const [prices, setPrices] = useState<Reduced | null>(null);
  const isNotified = useRef(false);
  useEffect(() => {
    if (!code || !items) return;
    let isWanted = true;
    const settle = (reduced: Reduced | null) => {
      if (!isWanted) return;
      setPrices(reduced);
      if (isNotified.current) return;
      isNotified.current = true;
      const text = reduced ? texts.couponApplied : texts.couponRefused;
      void notify(
        reduced ? 'success' : 'error',
        text.replace('{code}', () => code),
      );
    };
    import('./coupon-prices')
      .then(({ applyCoupon }) => applyCoupon(items, code, locale))
      .then(settle, () => settle(null));
    return () => {
      isWanted = false;
    };
  }, [code, items, locale, texts]);
  return prices;
}
