/**
 * Written by `npm run addresses`: the contract's operations as the browser needs them. Where each is found; what it takes and answers is known to the
 * compiler alone, so that a page's code holds no schema.
 */

export const applicationPageOperations = {
  trialForm: { api: 'user', method: 'get', path: '/requests/trial/form' },
  sendTrialForm: { api: 'user', method: 'post', path: '/requests/trial/form' },
  applicationPage: { api: 'user', method: 'get', path: '/requests/{reference}/page' },
  withdrawOnPage: { api: 'user', method: 'post', path: '/requests/{reference}/page' },
} as unknown as typeof import('./application-pages-contract').applicationPageOperations;
