/**
 * Written by `npm run addresses`: the contract's operations as the browser needs them. Where each is found; what it takes and answers is known to the
 * compiler alone, so that a page's code holds no schema.
 */

export const examOperations = {
  exams: { api: 'course', method: 'get', path: '/learning/exams' },
  exam: { api: 'course', method: 'get', path: '/learning/exams/{grade}' },
  start: { api: 'course', method: 'post', path: '/learning/exams/{grade}/sittings' },
  sitting: { api: 'course', method: 'get', path: '/learning/exam-sittings/{id}' },
  answer: { api: 'course', method: 'put', path: '/learning/exam-sittings/{id}/answers/{number}' },
  finish: { api: 'course', method: 'post', path: '/learning/exam-sittings/{id}/finish' },
} as unknown as typeof import('./contract').examOperations;
