/**
 * Written by `npm run addresses`: the contract's operations as the browser needs them. Where each is found; what it takes and answers is known to the
 * compiler alone, so that a page's code holds no schema.
 */

export const championshipEntryOperations = {
  entryForm: { api: 'user', method: 'get', path: '/requests/championship/{slug}' },
  enter: { api: 'user', method: 'post', path: '/requests/championship' },
  certificate: { api: 'user', method: 'post', path: '/requests/{reference}/certificate' },
} as unknown as typeof import('./contract').championshipEntryOperations;
