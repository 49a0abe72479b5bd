/**
 * Written by `npm run addresses`: the contract's operations as the browser needs them. Where each is found; what it takes and answers is known to the
 * compiler alone, so that a page's code holds no schema.
 */

export const passkeyOperations = {
  list: { api: 'user', method: 'get', path: '/passkeys' },
  begin: { api: 'user', method: 'post', path: '/passkeys/options' },
  add: { api: 'user', method: 'post', path: '/passkeys' },
  rename: { api: 'user', method: 'patch', path: '/passkeys/{id}' },
  remove: { api: 'user', method: 'delete', path: '/passkeys/{id}' },
  beginLogin: { api: 'user', method: 'post', path: '/login/passkey/options' },
  login: { api: 'user', method: 'post', path: '/login/passkey' },
} as unknown as typeof import('./passkeys-contract').passkeyOperations;
