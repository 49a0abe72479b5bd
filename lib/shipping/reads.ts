import 'server-only';
import { ApiFailure, readApi } from '@/lib/kernel/api/server';
import { shippingOperations, type Shipping } from './contract';
import type { Currency } from '@/lib/kernel/money';
import { cacheTags } from '@/lib/kernel/cache/cache-tags';
import { cacheWithTags } from '@/lib/kernel/cache/cache-with-tags';

/** Where goods are sent, for how much; null where another shop's API has no such operation. */
export async function shippingIn(currency: Currency): Promise<Shipping | null> {
  'use cache';
  cacheWithTags(cacheTags.shop);
  try {
    return await readApi(shippingOperations.shipping, { query: { currency } });
  } catch (error) {
    if (error instanceof ApiFailure && error.status === 404) return null;
    throw error;
  }
}
