import * as z from 'zod';
import { pricedCartSchema, pricingSchema } from './priced-cart';
import {
  addressesQuerySchema,
  addressesSchema,
  catalogueQuerySchema,
  catalogueSchema,
  categorySchema,
  marketSchema,
  productSchema,
} from './shapes';
import { operationsOf } from '@/lib/kernel/api/operation';
import { inLocale } from '@/lib/kernel/api/shapes';
import { productFacts } from '@/lib/pages/product-facts';

const market = z.object({ handle: z.string().max(80) });

const { get, post } = operationsOf('ecommerce');
export const catalogueOperations = {
  products: get('/products', {
    summary: "Products in the shop's order; with ?marketIdOrHandle= those of an ACTIVE partner market at its prices",
    access: 'public',
    query: z.object({ marketIdOrHandle: z.string().max(80).optional() }),
    response: z.array(productSchema),
    errors: ['NOT_FOUND'],
  }),
  catalogue: {
    ...productFacts,
    summary: 'The course list: products on sale in a language, filtered, sorted, counted by type, one page at a time',
    query: catalogueQuerySchema,
    response: catalogueSchema,
  },
  productAddresses: get('/catalogue/addresses', {
    summary: 'Ids of the products on sale in a language, and in which others they are',
    access: 'public',
    query: addressesQuerySchema,
    response: addressesSchema,
  }),
  markets: get('/markets', {
    summary: 'Partner markets',
    access: 'public',
    query: inLocale,
    response: z.array(marketSchema),
  }),
  market: get('/markets/{handle}', {
    summary: 'One partner market',
    access: 'public',
    params: market,
    query: inLocale,
    response: marketSchema,
    errors: ['NOT_FOUND'],
  }),
  marketCategories: get('/markets/{handle}/categories', {
    summary: 'Categories of a partner market',
    access: 'public',
    params: market,
    query: inLocale,
    response: z.array(categorySchema),
    errors: ['NOT_FOUND'],
  }),
  priceCart: post('/cart/price', {
    summary: 'What a cart costs now; nothing is reserved',
    access: 'optional',
    body: pricingSchema,
    response: pricedCartSchema,
    errors: ['NOT_FOUND', 'LEARNER_UNKNOWN'],
  }),
};
