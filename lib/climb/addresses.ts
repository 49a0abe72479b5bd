/**
 * Written by `npm run addresses`: the contract's operations as the browser needs them. Where each is found; what it takes and answers is known to the
 * compiler alone, so that a page's code holds no schema.
 */

export const climbOperations = {
  ladder: { api: 'course', method: 'get', path: '/learning/ladder' },
  levels: { api: 'course', method: 'get', path: '/learning/ladder/levels' },
  nextLevel: { api: 'course', method: 'get', path: '/learning/ladder/next' },
  level: { api: 'course', method: 'get', path: '/learning/ladder/levels/{id}' },
  energy: { api: 'course', method: 'get', path: '/learning/ladder/energy' },
  pack: { api: 'course', method: 'get', path: '/learning/ladder/packs/{pack}' },
  packSize: { api: 'course', method: 'get', path: '/learning/ladder/packs/{pack}/size' },
  placement: { api: 'course', method: 'post', path: '/learning/ladder/placement' },
} as unknown as typeof import('./contract').climbOperations;
