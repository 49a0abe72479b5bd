/**
 * Written by `npm run addresses`: the contract's operations as the browser needs them. Where each is found; what it takes and answers is known to the
 * compiler alone, so that a page's code holds no schema.
 */

export const activationOperations = {
  activatable: { api: 'course', method: 'get', path: '/teach/activatable' },
  quote: { api: 'course', method: 'post', path: '/teach/activations/quote' },
  activate: { api: 'course', method: 'post', path: '/teach/activations' },
  activations: { api: 'course', method: 'get', path: '/teach/activations' },
} as unknown as typeof import('./contract').activationOperations;
