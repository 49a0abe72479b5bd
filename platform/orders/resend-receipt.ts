import { eq } from '@payloadcms/db-postgres/drizzle';
import { paidStatuses } from '@/lib/sales/paid-statuses';
import { orders } from '@/platform/payload-generated-schema';
import type { AskedByStaff } from '@/platform/kernel/context';
import { inTransaction, iso } from '@/platform/kernel/database/database';
import { ServiceError } from '@/platform/kernel/service-error';
import { enqueueReceipt } from './fulfil-order';
import { findLines } from './order-rows';

/** Mails the receipt of a paid order once more, to the address the customer has now. One `key` is one email. */
export async function resendReceipt({ ctx, input }: AskedByStaff<{ id: number; key: string }>): Promise<void> {
  await inTransaction(ctx.payload, async ({ db }) => {
    const [order] = await db.select().from(orders).where(eq(orders.id, input.id));
    if (!order) throw new ServiceError('NOT_FOUND', 'no such order');
    if (!order.paidAt || !paidStatuses.some((status) => status === order.status))
      throw new ServiceError('STATE_CHANGED', `the order is ${order.status}`);
    const lines = await findLines(db, [order.id]);
    const paidAt = new Date(iso(order.paidAt));
    await enqueueReceipt(db, order, lines, { paidAt, key: `receipt:${order.number}:${input.key}`, now: ctx.now() });
  });
}
