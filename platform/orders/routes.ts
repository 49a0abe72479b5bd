import { orderOperations } from '@/lib/orders/contract';
import { newRouter, serve } from '@/platform/kernel/api/serve';
import { cancelOrder } from './cancel-order';
import { createOrder } from './create-order';
import { getOrder, listOrders } from './get-order';

export const ordersApi = newRouter();

serve(ordersApi, orderOperations.createOrder, ({ ctx, headers, body }) =>
  createOrder({ ctx, input: { ...body, idempotencyKey: headers['idempotency-key'] } }),
);

serve(ordersApi, orderOperations.orders, ({ ctx, query }) => listOrders({ ctx, input: query }));

serve(ordersApi, orderOperations.order, ({ ctx, params, query }) => getOrder({ ctx, input: { ...params, ...query } }));

serve(ordersApi, orderOperations.cancelOrder, ({ ctx, params, query }) =>
  cancelOrder({ ctx, input: { ...params, ...query } }),
);
