/**
 * Written by `npm run addresses`: the contract's operations as the browser needs them. Where each is found; what it takes and answers is known to the
 * compiler alone, so that a page's code holds no schema.
 */

export const applicationOperations = {
  bookTrial: { api: 'user', method: 'post', path: '/requests/trial' },
  list: { api: 'user', method: 'get', path: '/requests' },
  one: { api: 'user', method: 'get', path: '/requests/{reference}' },
  withdraw: { api: 'user', method: 'post', path: '/requests/{reference}/withdraw' },
} as unknown as typeof import('./contract').applicationOperations;
