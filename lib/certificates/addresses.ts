/**
 * Written by `npm run addresses`: the contract's operations as the browser needs them. Where each is found; what it takes and answers is known to the
 * compiler alone, so that a page's code holds no schema.
 */

export const certificateOperations = {
  list: { api: 'course', method: 'get', path: '/learning/certificates' },
  showName: { api: 'course', method: 'put', path: '/learning/certificates/{number}' },
  pdf: { api: 'course', method: 'post', path: '/learning/certificates/{number}/pdf' },
  credential: { api: 'course', method: 'post', path: '/learning/certificates/{number}/credential' },
  check: { api: 'course', method: 'get', path: '/certificate' },
  issuer: { api: 'course', method: 'get', path: '/credentials/issuer' },
  achievement: { api: 'course', method: 'get', path: '/credentials/achievements/{locale}/{grade}' },
  key: { api: 'course', method: 'get', path: '/credentials/keys/{thumbprint}' },
  statusList: { api: 'course', method: 'get', path: '/credentials/statuses/{list}' },
} as unknown as typeof import('./contract').certificateOperations;
