/**
 * Written by `npm run addresses`: the contract's operations as the browser needs them. Where each is found; what it takes and answers is known to the
 * compiler alone, so that a page's code holds no schema.
 */

export const learnerOperations = {
  list: { api: 'user', method: 'get', path: '/learners' },
  add: { api: 'user', method: 'post', path: '/learners' },
  change: { api: 'user', method: 'put', path: '/learners/{id}' },
  remove: { api: 'user', method: 'delete', path: '/learners/{id}' },
} as unknown as typeof import('./contract').learnerOperations;
