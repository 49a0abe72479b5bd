import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import { readApi } from '../api/server';
import { ecommerceOperations } from '../contract/ecommerce';
import type { Position } from '../domain/position';
import { cacheLifetimes, cacheTags } from './cache-tags';

/** The cover position of a product, whatever the language; null when there is no such product. */
export async function findCover(productId: string): Promise<Position | null> {
  return (await readCovers())[productId] ?? null;
}

async function readCovers(): Promise<Record<string, Position>> {
  'use cache';
  cacheLife(cacheLifetimes.content);
  cacheTag(cacheTags.content, cacheTags.products);
  const products = await readApi(ecommerceOperations.products, {});
  return Object.fromEntries(products.map((product) => [product.id, product.cover]));
}
