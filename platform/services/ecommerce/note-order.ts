import { eq } from '@payloadcms/db-postgres/drizzle';
import { orders } from '@/platform/payload-generated-schema';
import { database } from '../database';
import type { AskedByStaff } from '../context';

/** What staff write on an order for each other. */
export async function noteOrder({ ctx, input }: AskedByStaff<{ id: number; note: string }>): Promise<void> {
  await database(ctx.payload)
    .update(orders)
    .set({ staffNote: input.note, updatedAt: ctx.now().toISOString() })
    .where(eq(orders.id, input.id));
}
