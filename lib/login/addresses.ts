/**
 * Written by `npm run addresses`: the contract's operations as the browser needs them. Where each is found; what it takes and answers is known to the
 * compiler alone, so that a page's code holds no schema.
 */

export const loginOperations = {
  login: { api: 'user', method: 'post', path: '/login' },
  register: { api: 'user', method: 'post', path: '/register' },
  logout: { api: 'user', method: 'post', path: '/logout' },
  requestOtp: { api: 'user', method: 'post', path: '/otp' },
  resetPassword: { api: 'user', method: 'post', path: '/password/reset' },
  security: { api: 'user', method: 'get', path: '/security' },
  mailEmailCode: { api: 'user', method: 'post', path: '/email/code' },
  proveEmail: { api: 'user', method: 'post', path: '/email' },
  changePassword: { api: 'user', method: 'post', path: '/password' },
  sessions: { api: 'user', method: 'get', path: '/sessions' },
  endSession: { api: 'user', method: 'delete', path: '/sessions/{id}' },
  endOtherSessions: { api: 'user', method: 'delete', path: '/sessions' },
} as unknown as typeof import('./contract').loginOperations;
