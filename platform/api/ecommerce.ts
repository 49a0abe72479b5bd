import { createRoute, z } from '@hono/zod-openapi';
import {
  cartSchema,
  categorySchema,
  marketSchema,
  paymentProviderSchema,
  pricedCartSchema,
  productSchema,
} from '@/lib/api/ecommerce';
import { defaultLocale, locales } from '@/lib/i18n/locales';
import { offeredProviders } from '@/platform/payments/registry';
import { readProducts } from '@/platform/services/ecommerce/catalogue';
import { getMarket, listCategories, listMarketProducts, listMarkets } from '@/platform/services/ecommerce/market';
import { priceCart } from '@/platform/services/ecommerce/price-cart';
import { userContext, getPlatform } from './context';
import { ordersApi } from './ecommerce-orders';
import { sandboxApi } from './sandbox';
import { webhooksApi } from './webhooks';
import { answers, jsonBody, newRouter, sendCached } from './router';

const tags = ['ecommerce'];
const localeQuery = z.object({ locale: z.enum(locales).optional() });
const handleParam = z.object({ handle: z.string() });
const isLocaleText = (value: string | undefined) =>
  localeQuery.shape.locale.catch(defaultLocale).parse(value) ?? defaultLocale;

export const ecommerceApi = newRouter();

ecommerceApi.openAPIRegistry.registerPath(
  createRoute({
    method: 'get',
    path: '/products',
    tags,
    summary: 'Products; with ?marketIdOrHandle= those of an ACTIVE partner market at its prices',
    request: { query: z.object({ marketIdOrHandle: z.string().max(80).optional() }) },
    responses: answers(z.array(productSchema), 'Products in the order of the shop'),
  }),
);
ecommerceApi.get('/products', async (c) => {
  const market = c.req.query('marketIdOrHandle')?.slice(0, 80);
  if (!market)
    return sendCached(c, 'products', async () =>
      (await readProducts(await getPlatform())).map((product) => product.facts),
    );
  return sendCached(c, `products:${market}`, async () =>
    (await listMarketProducts(await getPlatform(), market, new Date())).map((product) => product.facts),
  );
});

ecommerceApi.openAPIRegistry.registerPath(
  createRoute({
    method: 'get',
    path: '/markets',
    tags,
    summary: 'Partner markets',
    request: { query: localeQuery },
    responses: answers(z.array(marketSchema), 'Markets'),
  }),
);
ecommerceApi.get('/markets', (c) => {
  const locale = isLocaleText(c.req.query('locale'));
  return sendCached(c, `markets:${locale}`, async () =>
    (await listMarkets(await getPlatform(), locale)).map(({ id: _id, ...market }) => market),
  );
});

ecommerceApi.openAPIRegistry.registerPath(
  createRoute({
    method: 'get',
    path: '/markets/{handle}',
    tags,
    summary: 'One partner market',
    request: { params: handleParam, query: localeQuery },
    responses: answers(marketSchema, 'Market'),
  }),
);
ecommerceApi.get('/markets/:handle', (c) => {
  const locale = isLocaleText(c.req.query('locale'));
  const handle = c.req.param('handle').slice(0, 80);
  return sendCached(c, `market:${locale}:${handle}`, async () => {
    const { id: _id, ...market } = await getMarket(await getPlatform(), handle, locale);
    return market;
  });
});

ecommerceApi.openAPIRegistry.registerPath(
  createRoute({
    method: 'get',
    path: '/markets/{handle}/categories',
    tags,
    summary: 'Shelves of a partner market',
    request: { params: handleParam, query: localeQuery },
    responses: answers(z.array(categorySchema), 'Categories'),
  }),
);
ecommerceApi.get('/markets/:handle/categories', (c) => {
  const locale = isLocaleText(c.req.query('locale'));
  const handle = c.req.param('handle').slice(0, 80);
  return sendCached(c, `categories:${locale}:${handle}`, async () =>
    listCategories(await getPlatform(), handle, locale),
  );
});

ecommerceApi.openapi(
  createRoute({
    method: 'post',
    path: '/cart/price',
    tags,
    summary: 'What a cart costs now; nothing is reserved',
    request: { body: jsonBody(cartSchema.extend({ locale: z.enum(locales).optional() }).strict()) },
    responses: answers(pricedCartSchema, 'Priced cart'),
  }),
  async (c) => c.json(await priceCart({ ctx: await userContext(c), input: c.req.valid('json') }), 200),
);

ecommerceApi.openapi(
  createRoute({
    method: 'get',
    path: '/payments/providers',
    tags,
    summary: 'Offered payment providers',
    responses: answers(z.array(paymentProviderSchema), 'Providers'),
  }),
  async (c) =>
    c.json(
      offeredProviders(await getPlatform()).map(({ id, methods }) => ({ id, methods: [...methods] })),
      200,
    ),
);

ecommerceApi.route('/', ordersApi);
ecommerceApi.route('/', webhooksApi);
ecommerceApi.route('/', sandboxApi);
