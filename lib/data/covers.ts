import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import type { Product } from '../api/ecommerce';
import { readApi } from '../api/server';
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
  const products = await readApi<Product[]>('ecommerce', 'products');
  return Object.fromEntries(products.map((product) => [product.id, product.cover]));
}
