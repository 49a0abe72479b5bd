/**
 * Written by `npm run addresses`: the contract's operations as the browser needs them. Where each is found; what it takes and answers is known to the
 * compiler alone, so that a page's code holds no schema.
 */

export const catalogueOperations = {
  products: { api: 'ecommerce', method: 'get', path: '/products' },
  catalogue: { api: 'ecommerce', method: 'get', path: '/catalogue' },
  productAddresses: { api: 'ecommerce', method: 'get', path: '/catalogue/addresses' },
  markets: { api: 'ecommerce', method: 'get', path: '/markets' },
  market: { api: 'ecommerce', method: 'get', path: '/markets/{handle}' },
  marketCategories: { api: 'ecommerce', method: 'get', path: '/markets/{handle}/categories' },
  priceCart: { api: 'ecommerce', method: 'post', path: '/cart/price' },
} as unknown as typeof import('./contract').catalogueOperations;
