/**
 * Written by `npm run addresses`: the contract's operations as the browser needs them. Where each is found; what it takes and answers is known to the
 * compiler alone, so that a page's code holds no schema.
 */

export const materialOperations = {
  list: { api: 'course', method: 'get', path: '/teach/materials' },
  add: { api: 'course', method: 'post', path: '/teach/materials' },
  material: { api: 'course', method: 'get', path: '/teach/materials/{id}' },
  change: { api: 'course', method: 'put', path: '/teach/materials/{id}' },
  judge: { api: 'course', method: 'post', path: '/teach/materials/{id}/judge' },
  remove: { api: 'course', method: 'delete', path: '/teach/materials/{id}' },
  sgf: { api: 'course', method: 'get', path: '/teach/materials/{id}/sgf' },
  lessons: { api: 'course', method: 'get', path: '/teach/lessons' },
  addLesson: { api: 'course', method: 'post', path: '/teach/lessons' },
  lesson: { api: 'course', method: 'get', path: '/teach/lessons/{id}' },
  changeLesson: { api: 'course', method: 'put', path: '/teach/lessons/{id}' },
  sharedList: { api: 'course', method: 'get', path: '/learning/shared' },
  shared: { api: 'course', method: 'get', path: '/learning/shared/{id}' },
} as unknown as typeof import('./contract').materialOperations;
