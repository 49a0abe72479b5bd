/**
 * Written by `npm run addresses`: the contract's operations as the browser needs them. Where each is found; what it takes and answers is known to the
 * compiler alone, so that a page's code holds no schema.
 */

export const homeworkOperations = {
  list: { api: 'course', method: 'get', path: '/teach/homework' },
  give: { api: 'course', method: 'post', path: '/teach/homework' },
  problems: { api: 'course', method: 'get', path: '/teach/homework/problems' },
  draw: { api: 'course', method: 'get', path: '/teach/homework/drawn' },
  ownProblems: { api: 'course', method: 'get', path: '/teach/homework/own-problems' },
  courses: { api: 'course', method: 'get', path: '/teach/homework/courses' },
  homework: { api: 'course', method: 'get', path: '/teach/homework/{id}' },
  change: { api: 'course', method: 'put', path: '/teach/homework/{id}' },
  setState: { api: 'course', method: 'put', path: '/teach/homework/{id}/state' },
  results: { api: 'course', method: 'get', path: '/teach/homework/{id}/results' },
  ownList: { api: 'course', method: 'get', path: '/learning/homework' },
  own: { api: 'course', method: 'get', path: '/learning/homework/{id}' },
} as unknown as typeof import('./contract').homeworkOperations;
