import { ecommerceOperations } from '@/lib/contract/ecommerce';
import { cancelOrder } from '@/platform/services/ecommerce/cancel-order';
import { createOrder } from '@/platform/services/ecommerce/create-order';
import { getOrder, listOrders } from '@/platform/services/ecommerce/get-order';
import { redeemCode } from '@/platform/services/ecommerce/redeem-code';
import { refreshPayment } from '@/platform/services/ecommerce/refresh-payment';
import { startPayment } from '@/platform/services/ecommerce/start-payment';
import { limitNetwork } from '@/platform/services/limits';
import { storefrontOrigin } from './origin';
import { newRouter, serve } from './serve';

export const ordersApi = newRouter();

serve(ordersApi, ecommerceOperations.createOrder, async ({ ctx, headers, body }) => {
  await limitNetwork(ctx, 'order');
  return createOrder({ ctx, input: { ...body, idempotencyKey: headers['idempotency-key'] } });
});

serve(ordersApi, ecommerceOperations.orders, ({ ctx }) => listOrders({ ctx }));
serve(ordersApi, ecommerceOperations.order, ({ ctx, params }) => getOrder({ ctx, input: params }));
serve(ordersApi, ecommerceOperations.cancelOrder, ({ ctx, params }) => cancelOrder({ ctx, input: params }));

serve(ordersApi, ecommerceOperations.startPayment, ({ c, ctx, params, headers, body }) =>
  startPayment({
    ctx,
    input: {
      orderId: params.id,
      ...body,
      idempotencyKey: headers['idempotency-key'],
      returnOrigin: storefrontOrigin(c.req.header('origin')),
    },
  }),
);

serve(ordersApi, ecommerceOperations.refreshPayment, ({ ctx, params }) => refreshPayment({ ctx, input: params }));

serve(ordersApi, ecommerceOperations.redeem, async ({ ctx, body }) => {
  await limitNetwork(ctx, 'redeem');
  return redeemCode({ ctx, input: body });
});
