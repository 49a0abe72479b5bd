import { paymentOperations } from '@/lib/payments/contract';
import { storefrontOrigin } from '@/platform/kernel/api/origin';
import { newRouter, serve } from '@/platform/kernel/api/serve';
import { offeredProviders } from './registry';
import { refreshPayment } from './refresh-payment';
import { startPayment } from './start-payment';

export const paymentsApi = newRouter();

serve(paymentsApi, paymentOperations.paymentProviders, async ({ ctx, query: { currency } }) =>
  offeredProviders(ctx.payload, currency).map(({ id, methods, isTrial }) => ({ id, methods: [...methods], isTrial })),
);

serve(paymentsApi, paymentOperations.startPayment, ({ c, ctx, params, headers, body }) =>
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

serve(paymentsApi, paymentOperations.refreshPayment, ({ ctx, params, query }) =>
  refreshPayment({ ctx, input: { ...params, ...query } }),
);
