/**
 * Written by `npm run addresses`: the contract's operations as the browser needs them. Where each is found; what it takes and answers is known to the
 * compiler alone, so that a page's code holds no schema.
 */

export const problemReportOperations = {
  report: { api: 'course', method: 'post', path: '/learning/problem-reports' },
  answered: { api: 'course', method: 'get', path: '/learning/problem-reports' },
} as unknown as typeof import('./contract').problemReportOperations;
