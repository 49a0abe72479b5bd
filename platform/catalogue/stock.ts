import { and, eq, gte } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import { cacheTags } from '@/lib/kernel/cache/cache-tags';
import { inventory, products } from '@/platform/payload-generated-schema';
import type { AskedByStaff } from '@/platform/kernel/context';
import { inTransaction, sql, type Database } from '@/platform/kernel/database/database';
import { invalidate } from '@/platform/kernel/invalidation/invalidate';
import { ServiceError } from '@/platform/kernel/service-error';

/** Pieces by product: a negative number takes from the stock, a positive one returns to it. */
export type StockChange = ReadonlyMap<string, number>;

/**
 * Changes stock by deltas, never to a value that was read before. The conditional update settles a race for the last
 * piece; a product without a stock row is unlimited. Always in the same order, so that two carts with the same goods
 * cannot deadlock.
 * @returns the products whose stock changed: invalidate them once the transaction is committed
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

/** Invalidates the pages that show whether a product can be bought. */
export function invalidateStock(payload: Payload, productIds: readonly string[]): Promise<void> {
  const tags = productIds.map((id) => cacheTags.product(id));
  return invalidate(payload, tags);
}

/**
 * Staff add pieces to the stock or remove some: a delta, so that sales at the same time still count. The first pieces
 * make the product limited.
 */
export async function adjustStock({ ctx, input }: AskedByStaff<{ productCode: string; delta: number }>): Promise<void> {
  const { productCode, delta } = input;
  await inTransaction(ctx.payload, async ({ db }) => {
    const [product] = await db.select({ id: products.id }).from(products).where(eq(products.code, productCode));
    if (!product) throw new ServiceError('NOT_FOUND', 'no such product');
    if (delta < 0) {
      const changed = await changeStock(db, new Map([[productCode, delta]]));
      if (changed.length === 0) throw new ServiceError('STATE_CHANGED', 'this product is not counted');
      return;
    }
    await db
      .insert(inventory)
      .values({ productCode, stock: delta })
      .onConflictDoUpdate({
        target: inventory.productCode,
        set: { stock: sql`${inventory.stock} + ${delta}`, updatedAt: ctx.now().toISOString() },
      });
  });
  await invalidateStock(ctx.payload, [productCode]);
}

/** The product is sold without limit from now on. */
export async function stopCounting({ ctx, input }: AskedByStaff<{ productCode: string }>): Promise<void> {
  await inTransaction(ctx.payload, async ({ db }) => {
    await db.delete(inventory).where(eq(inventory.productCode, input.productCode));
  });
  await invalidateStock(ctx.payload, [input.productCode]);
}
