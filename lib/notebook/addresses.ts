/**
 * Written by `npm run addresses`: the contract's operations as the browser needs them. Where each is found; what it takes and answers is known to the
 * compiler alone, so that a page's code holds no schema.
 */

export const notebookOperations = {
  notebook: { api: 'course', method: 'get', path: '/learning/notebook' },
  turn: { api: 'course', method: 'put', path: '/learning/notebook' },
  draw: { api: 'course', method: 'get', path: '/learning/notebook/reviews' },
  review: { api: 'course', method: 'post', path: '/learning/notebook/reviews' },
  undo: { api: 'course', method: 'post', path: '/learning/notebook/reviews/{id}/undo' },
  startOver: { api: 'course', method: 'post', path: '/learning/notebook/start-over' },
  cards: { api: 'course', method: 'get', path: '/learning/notebook/cards' },
  removeCard: { api: 'course', method: 'delete', path: '/learning/notebook/cards/{id}' },
  save: { api: 'course', method: 'get', path: '/learning/notebook/export' },
} as unknown as typeof import('./contract').notebookOperations;
