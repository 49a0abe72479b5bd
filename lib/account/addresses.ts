/**
 * Written by `npm run addresses`: the contract's operations as the browser needs them. Where each is found; what it takes and answers is known to the
 * compiler alone, so that a page's code holds no schema.
 */

export const accountOperations = {
  me: { api: 'user', method: 'get', path: '/' },
  saveProfile: { api: 'user', method: 'patch', path: '/' },
  changePicture: { api: 'user', method: 'post', path: '/picture' },
  removePicture: { api: 'user', method: 'delete', path: '/picture' },
  addresses: { api: 'user', method: 'get', path: '/addresses' },
  addAddress: { api: 'user', method: 'post', path: '/addresses' },
  changeAddress: { api: 'user', method: 'patch', path: '/addresses/{id}' },
  removeAddress: { api: 'user', method: 'delete', path: '/addresses/{id}' },
} as unknown as typeof import('./contract').accountOperations;
