import { and, eq, isNull } from '@payloadcms/db-postgres/drizzle';
import { orders_lines, refunds } from '@/platform/payload-generated-schema';
import type { AskedByStaff } from '@/platform/kernel/context';
import { inTransaction } from '@/platform/kernel/database/database';
import { ServiceError } from '@/platform/kernel/service-error';
import { invalidateStock, changeStock } from '@/platform/catalogue/stock';

/** Puts the returned goods of a refunded line into stock again, once for each line; staff have checked them. */
export async function restockRefund({ ctx, input }: AskedByStaff<{ id: number }>): Promise<void> {
  const changed = await inTransaction(ctx.payload, async ({ db }) => {
    const [refund] = await db.select().from(refunds).where(eq(refunds.id, input.id));
    const [line] = refund
      ? await db
          .select()
          .from(orders_lines)
          .where(and(eq(orders_lines._parentID, refund.order), eq(orders_lines._order, refund.line + 1)))
      : [];
    if (!line) throw new ServiceError('NOT_FOUND', 'no such refund');
    const back = await changeStock(db, new Map([[line.productCode, line.quantity]]));
    // The row decides which call comes first.
    const [first] = await db
      .update(orders_lines)
      .set({ restockedAt: ctx.now().toISOString() })
      .where(and(eq(orders_lines.id, line.id), isNull(orders_lines.restockedAt)))
      .returning({ id: orders_lines.id });
    if (back.length === 0 || !first)
      throw new ServiceError('STATE_CHANGED', 'it is not counted, or was put back before');
    return back;
  });
  await invalidateStock(ctx.payload, changed);
}
