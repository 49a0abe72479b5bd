/**
 * Written by `npm run addresses`: the contract's operations as the browser needs them. Where each is found; what it takes and answers is known to the
 * compiler alone, so that a page's code holds no schema.
 */

export const teacherPageOperations = {
  own: { api: 'course', method: 'get', path: '/teach/page' },
  save: { api: 'course', method: 'put', path: '/teach/page' },
  list: { api: 'course', method: 'get', path: '/teachers' },
  page: { api: 'course', method: 'get', path: '/teachers/{slug}' },
} as unknown as typeof import('./contract').teacherPageOperations;
