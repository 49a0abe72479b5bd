/**
 * Written by `npm run addresses`: the contract's operations as the browser needs them. Where each is found; what it takes and answers is known to the
 * compiler alone, so that a page's code holds no schema.
 */

export const userOperations = {
  login: { api: 'user', method: 'post', path: '/login' },
  classLogin: { api: 'user', method: 'post', path: '/class-login' },
  register: { api: 'user', method: 'post', path: '/register' },
  logout: { api: 'user', method: 'post', path: '/logout' },
  me: { api: 'user', method: 'get', path: '/' },
  saveProfile: { api: 'user', method: 'patch', path: '/' },
  changePicture: { api: 'user', method: 'post', path: '/picture' },
  removePicture: { api: 'user', method: 'delete', path: '/picture' },
  purchaseLog: { api: 'user', method: 'get', path: '/getOwnPurchaseLog' },
  entitlements: { api: 'user', method: 'get', path: '/entitlements' },
  addresses: { api: 'user', method: 'get', path: '/addresses' },
  addAddress: { api: 'user', method: 'post', path: '/addresses' },
  changeAddress: { api: 'user', method: 'patch', path: '/addresses/{id}' },
  removeAddress: { api: 'user', method: 'delete', path: '/addresses/{id}' },
  requestOtp: { api: 'user', method: 'post', path: '/otp' },
  resetPassword: { api: 'user', method: 'post', path: '/password/reset' },
} as unknown as typeof import('./user-contract').userOperations;
