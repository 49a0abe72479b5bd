import { ecommerceOperations } from '@/lib/orders/ecommerce-contract';
import { offeredProviders } from '@/platform/payments/providers/registry';
import { cancelOrder } from './cancel-order';
import { readProducts } from '@/platform/catalogue/products';
import { createOrder } from './create-order';
import { getOrder, listOrders } from './get-order';
import { getMarket, listCategories, listMarketProducts, listMarkets } from '@/platform/catalogue/markets';
import { priceCart } from '@/platform/cart/quote-cart';
import { listAddresses, queryCatalogue } from '@/platform/catalogue/query-catalogue';
import { redeemCode } from '@/platform/codes/redeem-code';
import { askRefund, quoteRefund } from '@/platform/refunds/refund-line';
import { listShipping } from '@/platform/shipping/shop-settings';
import { refreshPayment } from '@/platform/payments/refresh-payment';
import { startPayment } from '@/platform/payments/start-payment';
import { storefrontOrigin } from '@/platform/kernel/api/origin';
import { newRouter, serve } from '@/platform/kernel/api/serve';

export const ecommerceApi = newRouter();

serve(ecommerceApi, ecommerceOperations.products, async ({ ctx, query: { marketIdOrHandle } }) => {
  const products = marketIdOrHandle ? await listMarketProducts(ctx, marketIdOrHandle) : await readProducts(ctx.payload);
  return [...products.values()].map((product) => product.facts);
});

serve(ecommerceApi, ecommerceOperations.catalogue, ({ ctx, query }) => queryCatalogue(ctx.payload, query));
serve(ecommerceApi, ecommerceOperations.productAddresses, ({ ctx, query }) => listAddresses(ctx.payload, query));

serve(ecommerceApi, ecommerceOperations.markets, async ({ ctx, query }) =>
  (await listMarkets(ctx.payload, query.locale)).map(({ id: _id, ...market }) => market),
);

serve(ecommerceApi, ecommerceOperations.market, async ({ ctx, params, query }) => {
  const { id: _id, ...market } = await getMarket(ctx.payload, params.handle, query.locale);
  return market;
});

serve(ecommerceApi, ecommerceOperations.marketCategories, ({ ctx, params, query }) =>
  listCategories(ctx.payload, params.handle, query.locale),
);

serve(ecommerceApi, ecommerceOperations.shipping, ({ ctx, query }) => listShipping(ctx.payload, query.currency));
serve(ecommerceApi, ecommerceOperations.priceCart, ({ ctx, body }) => priceCart({ ctx, input: body }));

serve(ecommerceApi, ecommerceOperations.paymentProviders, async ({ ctx, query: { currency } }) =>
  offeredProviders(ctx.payload, currency).map(({ id, methods, isTrial }) => ({ id, methods: [...methods], isTrial })),
);

serve(ecommerceApi, ecommerceOperations.createOrder, ({ ctx, headers, body }) =>
  createOrder({ ctx, input: { ...body, idempotencyKey: headers['idempotency-key'] } }),
);

serve(ecommerceApi, ecommerceOperations.orders, ({ ctx, query }) => listOrders({ ctx, input: query }));
serve(ecommerceApi, ecommerceOperations.order, ({ ctx, params, query }) =>
  getOrder({ ctx, input: { ...params, ...query } }),
);
serve(ecommerceApi, ecommerceOperations.cancelOrder, ({ ctx, params, query }) =>
  cancelOrder({ ctx, input: { ...params, ...query } }),
);

serve(ecommerceApi, ecommerceOperations.startPayment, ({ c, ctx, params, headers, body }) =>
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

serve(ecommerceApi, ecommerceOperations.refreshPayment, ({ ctx, params, query }) =>
  refreshPayment({ ctx, input: { ...params, ...query } }),
);

serve(ecommerceApi, ecommerceOperations.refundQuote, ({ ctx, params, query }) =>
  quoteRefund({ ctx, input: { ...params, ...query } }),
);
serve(ecommerceApi, ecommerceOperations.refund, ({ ctx, params, query, headers, body }) =>
  askRefund({ ctx, input: { ...params, ...query, ...body, idempotencyKey: headers['idempotency-key'] } }),
);

serve(ecommerceApi, ecommerceOperations.redeem, ({ ctx, body }) => redeemCode({ ctx, input: body }));
