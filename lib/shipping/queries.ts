import { shippingOperations } from './addresses';
import type { Currency } from '@/lib/kernel/money';
import { reading } from '@/lib/kernel/api/query-client';
import { useRead } from '@/lib/kernel/api/use-read';

/** Where goods are sent in a currency. */
export const useShipping = (currency: Currency) =>
  useRead(reading(['shipping', currency], shippingOperations.shipping, { query: { currency } }));
