/**
 * Written by `npm run addresses`: the contract's operations as the browser needs them. Where each is found; what it takes and answers is known to the
 * compiler alone, so that a page's code holds no schema.
 */

export const courseCopyOperations = {
  list: { api: 'cms', method: 'get', path: '/courses' },
  cards: { api: 'cms', method: 'get', path: '/courses' },
} as unknown as typeof import('./cms-contract').courseCopyOperations;
