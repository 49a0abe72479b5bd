/**
 * Written by `npm run addresses`: the contract's operations as the browser needs them. Where each is found; what it takes and answers is known to the
 * compiler alone, so that a page's code holds no schema.
 */

export const gradingOperations = {
  gradings: { api: 'course', method: 'get', path: '/learning/gradings' },
  start: { api: 'course', method: 'post', path: '/learning/gradings' },
  grading: { api: 'course', method: 'get', path: '/learning/gradings/{id}' },
  answer: { api: 'course', method: 'put', path: '/learning/gradings/{id}/answers/{number}' },
  giveUp: { api: 'course', method: 'post', path: '/learning/gradings/{id}/give-up' },
  place: { api: 'course', method: 'post', path: '/learning/gradings/{id}/placement' },
} as unknown as typeof import('./contract').gradingOperations;
