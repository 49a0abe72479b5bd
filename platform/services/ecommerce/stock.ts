import { and, eq, gte } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import { cacheTags } from '@/lib/data/cache-tags';
import { inventory } from '@/platform/payload-generated-schema';
import { sql, type Database } from '../database';
import { announce } from '../revalidation/announce';
import { ServiceError } from '../service-error';

/** Pieces by product: below zero leaves the shelf, above comes back. */
export type StockChange = ReadonlyMap<string, number>;

/**
 * Changes stock by deltas, never to a value somebody once read. The conditional update settles a race for the last piece; a product
 * without a stock row is unlimited. Always in the same order, so that two carts with the same goods never wait for each other.
 * @returns the products whose stock changed: announce them once the transaction is committed
 */
export async function changeStock(db: Database, change: StockChange): Promise<string[]> {
  const changed: string[] = [];
  for (const [productId, delta] of [...change].sort(([a], [b]) => (a < b ? -1 : 1))) {
    if (delta === 0) continue;
    const rows = await db
      .update(inventory)
      .set({ stock: sql`${inventory.stock} + ${delta}`, updatedAt: new Date().toISOString() })
      .where(and(eq(inventory.productCode, productId), gte(inventory.stock, delta < 0 ? -delta : 0)))
      .returning({ id: inventory.id });
    if (rows.length > 0) changed.push(productId);
    else if (delta < 0 && (await db.$count(inventory, eq(inventory.productCode, productId))) > 0)
      throw new ServiceError('OUT_OF_STOCK', 'not enough left', { productId });
  }
  return changed;
}

/** Pages that say whether something can be bought are made anew. */
export function announceStock(payload: Payload, productIds: readonly string[]): Promise<void> {
  const tags = productIds.map((id) => cacheTags.product(id));
  return announce(payload, tags);
}
