/**
 * Written by `npm run addresses`: the contract's operations as the browser needs them. Where each is found; what it takes and answers is known to the
 * compiler alone, so that a page's code holds no schema.
 */

export const teachingOperations = {
  begin: { api: 'user', method: 'post', path: '/requests/teaching' },
  save: { api: 'user', method: 'patch', path: '/requests/{reference}' },
  submit: { api: 'user', method: 'post', path: '/requests/{reference}/submit' },
  renew: { api: 'user', method: 'post', path: '/requests/{reference}/renew' },
  addFile: { api: 'user', method: 'post', path: '/requests/{reference}/files' },
  sendPart: { api: 'user', method: 'post', path: '/requests/{reference}/files/{id}/parts' },
  removeFile: { api: 'user', method: 'delete', path: '/requests/{reference}/files/{id}' },
  fileLink: { api: 'user', method: 'get', path: '/requests/{reference}/files/{id}/link' },
  file: { api: 'user', method: 'get', path: '/requests/files/{id}' },
} as unknown as typeof import('./teaching-contract').teachingOperations;
