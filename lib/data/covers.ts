import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import { readApi } from '../api/server';
import { ecommerceOperations } from '../contract/ecommerce';
import type { Position } from '../domain/position';
import { cacheLifetimes, cacheTags } from './cache-tags';

/** The cover position of a product, whatever the language; null when there is no such product. */
export async function findCover(productId: string): Promise<Position | null> {
  'use cache';
  cacheLife(cacheLifetimes.content);
  cacheTag(cacheTags.content, cacheTags.product(productId));
  const { products } = await readApi(ecommerceOperations.catalogue, { query: { ids: productId } });
  return products.find(({ id }) => id === productId)?.cover ?? null;
}
