/**
 * Written by `npm run addresses`: the contract's operations as the browser needs them. Where each is found; what it takes and answers is known to the
 * compiler alone, so that a page's code holds no schema.
 */

export const paymentOperations = {
  paymentProviders: { api: 'ecommerce', method: 'get', path: '/payments/providers' },
  startPayment: { api: 'ecommerce', method: 'post', path: '/orders/{id}/payments' },
  refreshPayment: { api: 'ecommerce', method: 'post', path: '/orders/{id}/payments/refresh' },
  paymentForm: { api: 'ecommerce', method: 'get', path: '/payments/{paymentId}/form' },
  paymentReturn: { api: 'ecommerce', method: 'get', path: '/payments/{paymentId}/return' },
  paymentReturnByForm: { api: 'ecommerce', method: 'post', path: '/payments/{paymentId}/return' },
  webhook: { api: 'ecommerce', method: 'post', path: '/webhooks/{provider}' },
  sandboxPage: { api: 'ecommerce', method: 'get', path: '/sandbox/{paymentId}' },
  sandboxDecide: { api: 'ecommerce', method: 'post', path: '/sandbox/{paymentId}' },
} as unknown as typeof import('./contract').paymentOperations;
