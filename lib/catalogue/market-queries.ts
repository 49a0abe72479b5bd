import { catalogueOperations } from './addresses';
import { reading } from '@/lib/kernel/api/query-client';
import { useRead } from '@/lib/kernel/api/use-read';
import type { Locale } from '@/lib/kernel/locale';

/** The partner market at whose prices a cart buys. */
export const useMarket = (handle: string, locale: Locale) =>
  useRead(reading(['market', handle, locale], catalogueOperations.market, { params: { handle }, query: { locale } }));
