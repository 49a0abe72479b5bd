/**
 * Written by `npm run addresses`: the contract's operations as the browser needs them. Where each is found; what it takes and answers is known to the
 * compiler alone, so that a page's code holds no schema.
 */

export const lectureOperations = {
  lectures: { api: 'course', method: 'get', path: '/learning/lectures' },
  join: { api: 'course', method: 'post', path: '/learning/lectures/{id}/join' },
  replay: { api: 'course', method: 'get', path: '/learning/lectures/{id}/replay' },
} as unknown as typeof import('./contract').lectureOperations;
