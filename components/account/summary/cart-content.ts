'use client';

import { useStore } from 'zustand';
import { useAccountSite } from '@/components/account/shell/account-context';
import type { CartRequest } from '@/lib/api/ecommerce-queries';
import { currencyOfLocale } from '@/lib/domain/money';
import { cartStore } from '@/stores/cart';

/** The cart as the server prices it: in the page's language and currency. */
export function useCartRequest(): CartRequest {
  const { locale } = useAccountSite();
  const { items, coupon } = useStore(cartStore);
  return { items, currency: currencyOfLocale(locale), locale, ...(coupon && { coupon }) };
}
