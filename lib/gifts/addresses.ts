/**
 * Written by `npm run addresses`: the contract's operations as the browser needs them. Where each is found; what it takes and answers is known to the
 * compiler alone, so that a page's code holds no schema.
 */

export const giftOperations = {
  gifts: { api: 'ecommerce', method: 'get', path: '/gifts' },
  give: { api: 'ecommerce', method: 'post', path: '/gifts' },
  callBack: { api: 'ecommerce', method: 'post', path: '/gifts/{id}/call-back' },
  card: { api: 'ecommerce', method: 'get', path: '/gifts/{id}/card' },
} as unknown as typeof import('./contract').giftOperations;
