import { keepPreviousData } from '@tanstack/react-query';
import type { Address } from '@/lib/account/address';
import { catalogueOperations } from '@/lib/catalogue/addresses';
import type { CartInput } from '@/lib/catalogue/priced-cart';
import { reading } from '@/lib/kernel/api/query-client';
import { useRead } from '@/lib/kernel/api/use-read';
import type { Locale } from '@/lib/kernel/locale';

/** A cart as it is priced: titles are in the page's language, and shipping is priced for a country. */
export type CartRequest = CartInput & { locale: Locale; country?: Address['country'] };

export const cartQueryKey = ['cart'];

/** The server's prices for a cart; nothing else decides what is shown or charged. */
export const usePricedCart = (cart: CartRequest) =>
  useRead({
    ...reading([...cartQueryKey, cart], catalogueOperations.priceCart, { body: cart }),
    enabled: cart.items.length > 0,
    placeholderData: keepPreviousData,
  });
