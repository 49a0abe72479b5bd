/**
 * Written by `npm run addresses`: the contract's operations as the browser needs them. Where each is found; what it takes and answers is known to the
 * compiler alone, so that a page's code holds no schema.
 */

export const studyOperations = {
  today: { api: 'course', method: 'get', path: '/learning' },
  course: { api: 'course', method: 'get', path: '/learning/courses/{id}' },
} as unknown as typeof import('./study-contract').studyOperations;
