import { eq } from '@payloadcms/db-postgres/drizzle';
import type { Order } from '@/lib/orders/shapes';
import { orders } from '@/platform/payload-generated-schema';
import type { Asked, AskedByStaff, System } from '@/platform/kernel/context';
import { inTransaction } from '@/platform/kernel/database/database';
import { ServiceError } from '@/platform/kernel/service-error';
import { lockUser } from '@/platform/account/accounts';
import { endOrder } from './end-order';
import { findOwnOrder, getOrder, type OrderAsked } from './get-order';
import { lockOrder } from './order-rows';
import { invalidateStock } from '@/platform/catalogue/stock';

/** Cancels the buyer's own PENDING order and gives its stock and coupon back. Repeated, it returns the cancelled order. */
export async function cancelOrder({ ctx, input }: Asked<OrderAsked>): Promise<Order> {
  const { id } = await findOwnOrder(ctx, input.id);
  await cancelPending(ctx, id);
  return getOrder({ ctx, input });
}

/** The same by staff. */
export async function cancelAnyOrder({ ctx, input }: AskedByStaff<{ id: number }>): Promise<void> {
  await cancelPending(ctx, input.id);
}

async function cancelPending({ payload, now }: System, id: number): Promise<void> {
  const changed = await inTransaction(payload, async ({ db }) => {
    const [found] = await db.select({ user: orders.user }).from(orders).where(eq(orders.id, id));
    if (found) await lockUser(db, found.user);
    const order = await lockOrder(db, id);
    if (!order || order.status === 'CANCELLED') return [];
    const released = await endOrder(db, id, 'CANCELLED', now());
    if (!released) throw new ServiceError('ORDER_NOT_PAYABLE', `the order is ${order.status}`);
    return released;
  });
  await invalidateStock(payload, changed);
}
