import { eq } from '@payloadcms/db-postgres/drizzle';
import { paidStatuses } from '@/lib/sales/paid-statuses';
import { isInvoiceNumber } from '@/lib/orders/taiwan-invoice';
import { orders } from '@/platform/payload-generated-schema';
import type { AskedByStaff } from '@/platform/kernel/context';
import { inTransaction } from '@/platform/kernel/database/database';
import { ServiceError } from '@/platform/kernel/service-error';
import { lockOrder } from '../order-rows';

/** Stores the number of an invoice that staff have issued elsewhere; it is shown on the order and on the buyer's receipt. A second call corrects it. */
export async function noteInvoice({ ctx, input }: AskedByStaff<{ id: number; number: string }>): Promise<void> {
  const { id, number } = input;
  if (!isInvoiceNumber(number)) throw new ServiceError('VALIDATION_FAILED', 'not the number of an invoice');
  await inTransaction(ctx.payload, async ({ db }) => {
    const order = await lockOrder(db, id);
    if (!order) throw new ServiceError('NOT_FOUND', 'no such order');
    if (order.currency !== 'NTD' || !paidStatuses.some((status) => status === order.status))
      throw new ServiceError('NOT_PAID', 'there is nothing to invoice');
    await db
      .update(orders)
      .set({ invoice_number: number, updatedAt: ctx.now().toISOString() })
      .where(eq(orders.id, id));
  });
}
