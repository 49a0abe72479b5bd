/**
 * Written by `npm run addresses`: the contract's operations as the browser needs them. Where each is found; what it takes and answers is known to the
 * compiler alone, so that a page's code holds no schema.
 */

export const handoverOperations = {
  look: { api: 'user', method: 'post', path: '/handover/look' },
  take: { api: 'user', method: 'post', path: '/handover' },
  teachers: { api: 'user', method: 'get', path: '/teachers' },
  leave: { api: 'user', method: 'delete', path: '/teachers/{id}' },
  leaveClass: { api: 'user', method: 'delete', path: '/teachers/{id}/classes/{schoolClass}' },
} as unknown as typeof import('./contract').handoverOperations;
