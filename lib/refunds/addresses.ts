/**
 * Written by `npm run addresses`: the contract's operations as the browser needs them. Where each is found; what it takes and answers is known to the
 * compiler alone, so that a page's code holds no schema.
 */

export const refundOperations = {
  refundQuote: { api: 'ecommerce', method: 'get', path: '/orders/{id}/lines/{line}/refund' },
  refund: { api: 'ecommerce', method: 'post', path: '/orders/{id}/lines/{line}/refund' },
} as unknown as typeof import('./contract').refundOperations;
