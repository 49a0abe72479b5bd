/**
 * Written by `npm run addresses`: the contract's operations as the browser needs them. Where each is found; what it takes and answers is known to the
 * compiler alone, so that a page's code holds no schema.
 */

export const starterOperations = {
  starterCourse: { api: 'course', method: 'get', path: '/starterCourse' },
  claimStarterCourse: { api: 'course', method: 'post', path: '/starterCourse/claim' },
} as unknown as typeof import('./contract').starterOperations;
