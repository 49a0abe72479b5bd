import { eq } from '@payloadcms/db-postgres/drizzle';
import { inventory, products } from '@/platform/payload-generated-schema';
import { inTransaction, sql } from '../database';
import { ServiceError } from '../service-error';
import { requireRole, type StaffContext } from '../staff-context';
import { announceStock, changeStock } from './stock';

type Input = { productCode: string; delta: number };

/** Staff put pieces on the shelf or take some off: a delta, so that what was sold meanwhile stays sold. The first ones limit the product. */
export async function adjustStock({ ctx, input }: { ctx: StaffContext; input: Input }): Promise<void> {
  requireRole(ctx, 'admin', 'editor', 'support');
  const { productCode, delta } = input;
  const at = ctx.now().toISOString();
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
      .values({ productCode, stock: delta, createdAt: at, updatedAt: at })
      .onConflictDoUpdate({
        target: inventory.productCode,
        set: { stock: sql`${inventory.stock} + ${delta}`, updatedAt: at },
      });
  });
  await announceStock(ctx.payload, [productCode]);
}

/** From now on the product is sold without limit. */
export async function stopCounting({
  ctx,
  input,
}: {
  ctx: StaffContext;
  input: { productCode: string };
}): Promise<void> {
  requireRole(ctx, 'admin');
  await inTransaction(ctx.payload, ({ db }) =>
    db.delete(inventory).where(eq(inventory.productCode, input.productCode)),
  );
  await announceStock(ctx.payload, [input.productCode]);
}
