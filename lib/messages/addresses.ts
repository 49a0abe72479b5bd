/**
 * Written by `npm run addresses`: the contract's operations as the browser needs them. Where each is found; what it takes and answers is known to the
 * compiler alone, so that a page's code holds no schema.
 */

export const messageOperations = {
  threads: { api: 'course', method: 'get', path: '/messages/{side}' },
  thread: { api: 'course', method: 'get', path: '/messages/{side}/{id}' },
  send: { api: 'course', method: 'post', path: '/messages/{side}/{id}' },
  read: { api: 'course', method: 'post', path: '/messages/{side}/{id}/read' },
  block: { api: 'course', method: 'put', path: '/messages/{side}/{id}/block' },
  report: { api: 'course', method: 'post', path: '/messages/{side}/{id}/report' },
  unread: { api: 'course', method: 'get', path: '/unread-messages' },
  letters: { api: 'course', method: 'get', path: '/message-letters' },
  setLetters: { api: 'course', method: 'put', path: '/message-letters' },
} as unknown as typeof import('./contract').messageOperations;
