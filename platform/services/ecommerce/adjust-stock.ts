import { eq } from '@payloadcms/db-postgres/drizzle';
import { inventory, products } from '@/platform/payload-generated-schema';
import { database, inTransaction, sql } from '../database';
import { ServiceError } from '../service-error';
import type { AskedByStaff } from '../context';
import { announceStock, changeStock } from './stock';

/** Staff put pieces on the shelf or take some off: a delta, so that what was sold meanwhile stays sold. The first ones limit the product. */
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
  await announceStock(ctx.payload, [productCode]);
}

/** From now on the product is sold without limit. */
export async function stopCounting({ ctx, input }: AskedByStaff<{ productCode: string }>): Promise<void> {
  await database(ctx.payload).delete(inventory).where(eq(inventory.productCode, input.productCode));
  await announceStock(ctx.payload, [input.productCode]);
}
