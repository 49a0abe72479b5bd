import type { Order } from '@/lib/contract/ecommerce';
import type { Context } from '../context';
import { inTransaction } from '../database';
import { ServiceError } from '../service-error';
import { endOrder } from './end-order';
import { findOwnOrder, getOrder } from './get-order';
import { lockOrder } from './order-rows';

/** Cancels a PENDING order and gives its stock and coupon back. Asked again it answers the cancelled order. */
export async function cancelOrder({ ctx, input }: { ctx: Context; input: { id: string } }): Promise<Order> {
  const { id } = await findOwnOrder(ctx, input.id);
  await inTransaction(ctx.payload, async ({ db }) => {
    const order = await lockOrder(db, id);
    if (!order || order.status === 'CANCELLED') return;
    if (!(await endOrder(db, order, 'CANCELLED', ctx.now())))
      throw new ServiceError('ORDER_NOT_PAYABLE', `the order is ${order.status}`);
  });
  return getOrder({ ctx, input });
}
