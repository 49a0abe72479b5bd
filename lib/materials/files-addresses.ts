/**
 * Written by `npm run addresses`: the contract's operations as the browser needs them. Where each is found; what it takes and answers is known to the
 * compiler alone, so that a page's code holds no schema.
 */

export const materialFileOperations = {
  announce: { api: 'course', method: 'post', path: '/teach/files' },
  sendPart: { api: 'course', method: 'post', path: '/teach/files/{id}/parts' },
  open: { api: 'course', method: 'get', path: '/files/{id}' },
} as unknown as typeof import('./files-contract').materialFileOperations;
