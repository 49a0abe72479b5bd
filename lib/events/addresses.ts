/**
 * Written by `npm run addresses`: the contract's operations as the browser needs them. Where each is found; what it takes and answers is known to the
 * compiler alone, so that a page's code holds no schema.
 */

export const eventOperations = {
  submit: { api: 'course', method: 'post', path: '/learning/events' },
} as unknown as typeof import('./contract').eventOperations;
