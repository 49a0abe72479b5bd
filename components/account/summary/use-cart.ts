'use client';

import { useStore } from 'zustand';
import { useAccount } from '@/components/account/shell/account-context';
import { usePricedCart } from '@/lib/api/ecommerce-queries';
import { currencyOfLocale } from '@/lib/domain/money';
import { cartStore } from '@/stores/cart';

/** The cart, and what the server says it costs in the page's language and currency. */
export function useCart() {
  const { locale } = useAccount();
  const { items, coupon } = useStore(cartStore);
  const request = { items, currency: currencyOfLocale(locale), locale, ...(coupon && { coupon }) };
  return { request, query: usePricedCart(request) };
}
