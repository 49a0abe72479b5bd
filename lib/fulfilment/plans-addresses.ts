/**
 * Written by `npm run addresses`: the contract's operations as the browser needs them. Where each is found; what it takes and answers is known to the
 * compiler alone, so that a page's code holds no schema.
 */

export const planOperations = {
  plans: { api: 'course', method: 'get', path: '/coursePlans' },
} as unknown as typeof import('./plans-contract').planOperations;
