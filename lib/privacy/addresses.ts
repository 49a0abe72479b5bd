/**
 * Written by `npm run addresses`: the contract's operations as the browser needs them. Where each is found; what it takes and answers is known to the
 * compiler alone, so that a page's code holds no schema.
 */

export const privacyOperations = {
  exportData: { api: 'user', method: 'get', path: '/export' },
  deletion: { api: 'user', method: 'get', path: '/deletion' },
  deleteAccount: { api: 'user', method: 'post', path: '/deletion' },
} as unknown as typeof import('./contract').privacyOperations;
