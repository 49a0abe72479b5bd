import { eq } from '@payloadcms/db-postgres/drizzle';
import { orders } from '@/platform/payload-generated-schema';
import type { AskedByStaff } from '@/platform/kernel/context';
import { inTransaction } from '@/platform/kernel/database/database';
import { ServiceError } from '@/platform/kernel/service-error';

/** Stores a note of staff on an order. The order itself does not change, so `updatedAt` stays as it is. */
export async function noteOrder({ ctx, input }: AskedByStaff<{ id: number; note: string }>): Promise<void> {
  await inTransaction(ctx.payload, async ({ db }) => {
    const noted = await db
      .update(orders)
      .set({ staffNote: input.note })
      .where(eq(orders.id, input.id))
      .returning({ id: orders.id });
    if (noted.length === 0) throw new ServiceError('NOT_FOUND', 'no such order');
  });
}
