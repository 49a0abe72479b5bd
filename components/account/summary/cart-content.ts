'use client';

import { useStore } from 'zustand';
import type { CartRequest } from '@/lib/api/ecommerce-queries';
import { currencyOfLocale } from '@/lib/domain/money';
import { cartStore, type CartContent } from '@/stores/cart';
import { useAccountSite } from '@/components/account/shell/account-context';

/** The cart as the server prices it: in the page's language and currency. */
export function useCartRequest(): CartRequest {
  const { locale } = useAccountSite();
  const items = useStore(cartStore, (state) => state.items);
  const coupon = useStore(cartStore, (state) => state.coupon);
  const marketHandle = useStore(cartStore, (state) => state.marketHandle);
  return toRequest({ items, coupon, marketHandle }, locale);
}

function toRequest({ items, coupon, marketHandle }: CartContent, locale: CartRequest['locale']): CartRequest {
  return {
    items,
    currency: currencyOfLocale(locale),
    locale,
    ...(coupon && { coupon }),
    ...(marketHandle && { marketHandle }),
  };
}
