/**
 * Written by `npm run addresses`: the contract's operations as the browser needs them. Where each is found; what it takes and answers is known to the
 * compiler alone, so that a page's code holds no schema.
 */

export const orderOperations = {
  createOrder: { api: 'ecommerce', method: 'post', path: '/orders' },
  orders: { api: 'ecommerce', method: 'get', path: '/orders' },
  order: { api: 'ecommerce', method: 'get', path: '/orders/{id}' },
  cancelOrder: { api: 'ecommerce', method: 'post', path: '/orders/{id}/cancel' },
} as unknown as typeof import('./contract').orderOperations;
