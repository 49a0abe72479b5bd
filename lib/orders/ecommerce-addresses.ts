/**
 * Written by `npm run addresses`: the contract's operations as the browser needs them. Where each is found; what it takes and answers is known to the
 * compiler alone, so that a page's code holds no schema.
 */

export const ecommerceOperations = {
  products: { api: 'ecommerce', method: 'get', path: '/products' },
  catalogue: { api: 'ecommerce', method: 'get', path: '/catalogue' },
  productAddresses: { api: 'ecommerce', method: 'get', path: '/catalogue/addresses' },
  markets: { api: 'ecommerce', method: 'get', path: '/markets' },
  market: { api: 'ecommerce', method: 'get', path: '/markets/{handle}' },
  marketCategories: { api: 'ecommerce', method: 'get', path: '/markets/{handle}/categories' },
  shipping: { api: 'ecommerce', method: 'get', path: '/shipping' },
  priceCart: { api: 'ecommerce', method: 'post', path: '/cart/price' },
  createOrder: { api: 'ecommerce', method: 'post', path: '/orders' },
  orders: { api: 'ecommerce', method: 'get', path: '/orders' },
  order: { api: 'ecommerce', method: 'get', path: '/orders/{id}' },
  cancelOrder: { api: 'ecommerce', method: 'post', path: '/orders/{id}/cancel' },
  paymentProviders: { api: 'ecommerce', method: 'get', path: '/payments/providers' },
  startPayment: { api: 'ecommerce', method: 'post', path: '/orders/{id}/payments' },
  refreshPayment: { api: 'ecommerce', method: 'post', path: '/orders/{id}/payments/refresh' },
  paymentForm: { api: 'ecommerce', method: 'get', path: '/payments/{paymentId}/form' },
  paymentReturn: { api: 'ecommerce', method: 'get', path: '/payments/{paymentId}/return' },
  paymentReturnByForm: { api: 'ecommerce', method: 'post', path: '/payments/{paymentId}/return' },
  refundQuote: { api: 'ecommerce', method: 'get', path: '/orders/{id}/lines/{line}/refund' },
  refund: { api: 'ecommerce', method: 'post', path: '/orders/{id}/lines/{line}/refund' },
  redeem: { api: 'ecommerce', method: 'post', path: '/redeem' },
  webhook: { api: 'ecommerce', method: 'post', path: '/webhooks/{provider}' },
  sandboxPage: { api: 'ecommerce', method: 'get', path: '/sandbox/{paymentId}' },
  sandboxDecide: { api: 'ecommerce', method: 'post', path: '/sandbox/{paymentId}' },
} as unknown as typeof import('./ecommerce-contract').ecommerceOperations;
