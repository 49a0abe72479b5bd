/**
 * Written by `npm run addresses`: the contract's operations as the browser needs them. Where each is found; what it takes and answers is known to the
 * compiler alone, so that a page's code holds no schema.
 */

export const learningOperations = {
  today: { api: 'course', method: 'get', path: '/learning' },
  course: { api: 'course', method: 'get', path: '/learning/courses/{id}' },
  lesson: { api: 'course', method: 'get', path: '/learning/courses/{id}/lessons/{lesson}' },
  exercises: { api: 'course', method: 'get', path: '/learning/courses/{id}/lessons/{lesson}/exercises' },
  film: { api: 'course', method: 'get', path: '/learning/films/{id}' },
  filmCaptions: { api: 'course', method: 'get', path: '/learning/films/{id}/captions/{locale}' },
  tell: { api: 'course', method: 'post', path: '/learning/events' },
  progress: { api: 'course', method: 'get', path: '/learning/progress' },
  settings: { api: 'course', method: 'get', path: '/learning/settings' },
  changeSettings: { api: 'course', method: 'put', path: '/learning/settings' },
} as unknown as typeof import('./contract').learningOperations;
