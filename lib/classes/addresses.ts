/**
 * Written by `npm run addresses`: the contract's operations as the browser needs them. Where each is found; what it takes and answers is known to the
 * compiler alone, so that a page's code holds no schema.
 */

export const classOperations = {
  workspace: { api: 'course', method: 'get', path: '/teach' },
  students: { api: 'course', method: 'get', path: '/teach/students' },
  addStudent: { api: 'course', method: 'post', path: '/teach/students' },
  student: { api: 'course', method: 'get', path: '/teach/students/{id}' },
  changeStudent: { api: 'course', method: 'put', path: '/teach/students/{id}' },
  makeCards: { api: 'course', method: 'post', path: '/teach/students/cards' },
  moveStudents: { api: 'course', method: 'post', path: '/teach/students/move' },
  setState: { api: 'course', method: 'post', path: '/teach/students/state' },
  askFamily: { api: 'course', method: 'post', path: '/teach/students/{id}/family' },
  withdrawFamily: { api: 'course', method: 'delete', path: '/teach/students/{id}/family' },
  checkSheet: { api: 'course', method: 'post', path: '/teach/students/check' },
  importStudents: { api: 'course', method: 'post', path: '/teach/students/import' },
  classes: { api: 'course', method: 'get', path: '/teach/classes' },
  addClass: { api: 'course', method: 'post', path: '/teach/classes' },
  schoolClass: { api: 'course', method: 'get', path: '/teach/classes/{id}' },
  changeClass: { api: 'course', method: 'put', path: '/teach/classes/{id}' },
} as unknown as typeof import('./contract').classOperations;
