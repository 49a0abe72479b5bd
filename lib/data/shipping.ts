import 'server-only';
import { ApiFailure, readApi } from '../api/server';
import { ecommerceOperations } from '../contract/ecommerce';
import type { Shipping } from '../contract/priced-cart';
import type { Currency } from '../domain/money';
import { cacheTags } from './cache-tags';
import { cacheWithTags } from './cache-with-tags';

/** Where goods are sent, for how much; null where a shop of another make does not say. */
export async function shippingIn(currency: Currency): Promise<Shipping | null> {
  'use cache';
  cacheWithTags(cacheTags.shop);
  try {
    return await readApi(ecommerceOperations.shipping, { query: { currency } });
  } catch (error) {
    if (error instanceof ApiFailure && error.status === 404) return null;
    throw error;
  }
}
