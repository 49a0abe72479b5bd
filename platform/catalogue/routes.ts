import { catalogueOperations } from '@/lib/catalogue/contract';
import { newRouter, serve } from '@/platform/kernel/api/serve';
import { getMarket, listCategories, listMarketProducts, listMarkets } from './markets';
import { readProducts } from './products';
import { listAddresses, queryCatalogue } from './query-catalogue';

export const catalogueApi = newRouter();

serve(catalogueApi, catalogueOperations.products, async ({ ctx, query: { marketIdOrHandle } }) => {
  const products = marketIdOrHandle ? await listMarketProducts(ctx, marketIdOrHandle) : await readProducts(ctx.payload);
  return [...products.values()].map((product) => product.facts);
});

serve(catalogueApi, catalogueOperations.catalogue, ({ ctx, query }) => queryCatalogue(ctx.payload, query));

serve(catalogueApi, catalogueOperations.productAddresses, ({ ctx, query }) => listAddresses(ctx.payload, query));

serve(catalogueApi, catalogueOperations.markets, async ({ ctx, query }) =>
  (await listMarkets(ctx.payload, query.locale)).map(({ id: _id, ...market }) => market),
);

serve(catalogueApi, catalogueOperations.market, async ({ ctx, params, query }) => {
  const { id: _id, ...market } = await getMarket(ctx.payload, params.handle, query.locale);
  return market;
});

serve(catalogueApi, catalogueOperations.marketCategories, ({ ctx, params, query }) =>
  listCategories(ctx.payload, params.handle, query.locale),
);
