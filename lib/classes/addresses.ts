/**
 * Written by `npm run addresses`: the contract's operations as the browser needs them. Where each is found; what it takes and answers is known to the
 * compiler alone, so that a page's code holds no schema.
 */

export const classOperations = {
  workspace: { api: 'course', method: 'get', path: '/teach' },
  classes: { api: 'course', method: 'get', path: '/teach/classes' },
  addClass: { api: 'course', method: 'post', path: '/teach/classes' },
  schoolClass: { api: 'course', method: 'get', path: '/teach/classes/{id}' },
  changeClass: { api: 'course', method: 'put', path: '/teach/classes/{id}' },
} as unknown as typeof import('./contract').classOperations;
