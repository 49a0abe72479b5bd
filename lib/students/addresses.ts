/**
 * Written by `npm run addresses`: the contract's operations as the browser needs them. Where each is found; what it takes and answers is known to the
 * compiler alone, so that a page's code holds no schema.
 */

export const studentOperations = {
  students: { api: 'course', method: 'get', path: '/teach/students' },
  addStudent: { api: 'course', method: 'post', path: '/teach/students' },
  student: { api: 'course', method: 'get', path: '/teach/students/{id}' },
  changeStudent: { api: 'course', method: 'put', path: '/teach/students/{id}' },
  makeCards: { api: 'course', method: 'post', path: '/teach/students/cards' },
  moveStudents: { api: 'course', method: 'post', path: '/teach/students/move' },
  setState: { api: 'course', method: 'post', path: '/teach/students/state' },
  checkSheet: { api: 'course', method: 'post', path: '/teach/students/check' },
  importStudents: { api: 'course', method: 'post', path: '/teach/students/import' },
  removeStudent: { api: 'course', method: 'post', path: '/teach/students/{id}/remove' },
  erasure: { api: 'course', method: 'get', path: '/teach/students/{id}/erasure' },
  eraseStudent: { api: 'course', method: 'post', path: '/teach/students/{id}/erase' },
} as unknown as typeof import('./contract').studentOperations;

export const familyLinkOperations = {
  askFamily: { api: 'course', method: 'post', path: '/teach/students/{id}/family' },
  withdrawFamily: { api: 'course', method: 'delete', path: '/teach/students/{id}/family' },
} as unknown as typeof import('./contract').familyLinkOperations;
