/**
 * Written by `npm run addresses`: the contract's operations as the browser needs them. Where each is found; what it takes and answers is known to the
 * compiler alone, so that a page's code holds no schema.
 */

export const invitationOperations = {
  invitations: { api: 'course', method: 'get', path: '/teach/classes/{id}/invitations' },
  invite: { api: 'course', method: 'post', path: '/teach/classes/{id}/invitations' },
  revoke: { api: 'course', method: 'post', path: '/teach/invitations/{id}/revoke' },
  requests: { api: 'course', method: 'get', path: '/teach/requests' },
  accept: { api: 'course', method: 'post', path: '/teach/requests/{id}/accept' },
  decline: { api: 'course', method: 'post', path: '/teach/requests/{id}/decline' },
} as unknown as typeof import('./contract').invitationOperations;

export const joiningOperations = {
  look: { api: 'user', method: 'post', path: '/joining/look' },
  ask: { api: 'user', method: 'post', path: '/joining' },
  own: { api: 'user', method: 'get', path: '/joining' },
  withdraw: { api: 'user', method: 'delete', path: '/joining/{id}' },
} as unknown as typeof import('./contract').joiningOperations;
