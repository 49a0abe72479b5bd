import { ecommerceOperations } from '@/lib/contract/ecommerce';
import { offeredProviders } from '@/platform/payments/registry';
import { readProducts } from '@/platform/services/ecommerce/catalogue';
import { listAddresses, queryCatalogue } from '@/platform/services/ecommerce/query-catalogue';
import { getMarket, listCategories, listMarketProducts, listMarkets } from '@/platform/services/ecommerce/market';
import { priceCart } from '@/platform/services/ecommerce/price-cart';
import { limitNetwork } from '@/platform/services/limits';
import { newRouter, serve } from './serve';

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

serve(ecommerceApi, ecommerceOperations.priceCart, async ({ ctx, body }) => {
  await limitNetwork(ctx, 'price');
  return priceCart({ ctx, input: body });
});

serve(ecommerceApi, ecommerceOperations.paymentProviders, async ({ ctx }) =>
  offeredProviders(ctx.payload).map(({ id, methods }) => ({ id, methods: [...methods] })),
);
