/**
 * Written by `npm run addresses`: the contract's operations as the browser needs them. Where each is found; what it takes and answers is known to the
 * compiler alone, so that a page's code holds no schema.
 */

export const cartOperations = {
  cart: { api: 'user', method: 'get', path: '/cart' },
  saveCart: { api: 'user', method: 'put', path: '/cart' },
} as unknown as typeof import('./cart').cartOperations;

export const courseOperations = {
  plans: { api: 'course', method: 'get', path: '/coursePlans' },
  openLesson: { api: 'course', method: 'post', path: '/coursePlans/{id}/lessons/{lesson}/open' },
  useMinutes: { api: 'course', method: 'post', path: '/liveMinutes' },
  starterCourse: { api: 'course', method: 'get', path: '/starterCourse' },
  claimStarterCourse: { api: 'course', method: 'post', path: '/starterCourse/claim' },
} as unknown as typeof import('./course').courseOperations;

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
} as unknown as typeof import('./ecommerce').ecommerceOperations;

export const ladderOperations = {
  ladder: { api: 'course', method: 'get', path: '/learning/ladder' },
  levels: { api: 'course', method: 'get', path: '/learning/ladder/levels' },
  nextLevel: { api: 'course', method: 'get', path: '/learning/ladder/next' },
  level: { api: 'course', method: 'get', path: '/learning/ladder/levels/{id}' },
  placement: { api: 'course', method: 'post', path: '/learning/ladder/placement' },
} as unknown as typeof import('./ladder').ladderOperations;

export const learnerOperations = {
  list: { api: 'user', method: 'get', path: '/learners' },
  add: { api: 'user', method: 'post', path: '/learners' },
  change: { api: 'user', method: 'put', path: '/learners/{id}' },
  remove: { api: 'user', method: 'delete', path: '/learners/{id}' },
} as unknown as typeof import('./learners').learnerOperations;

export const learningOperations = {
  today: { api: 'course', method: 'get', path: '/learning' },
  course: { api: 'course', method: 'get', path: '/learning/courses/{id}' },
  lesson: { api: 'course', method: 'get', path: '/learning/courses/{id}/lessons/{lesson}' },
  exercises: { api: 'course', method: 'get', path: '/learning/courses/{id}/lessons/{lesson}/exercises' },
  film: { api: 'course', method: 'get', path: '/learning/films/{id}' },
  filmCaptions: { api: 'course', method: 'get', path: '/learning/films/{id}/captions/{locale}' },
  tell: { api: 'course', method: 'post', path: '/learning/events' },
  progress: { api: 'course', method: 'get', path: '/learning/progress' },
  settings: { api: 'course', method: 'get', path: '/learning/settings' },
  changeSettings: { api: 'course', method: 'put', path: '/learning/settings' },
} as unknown as typeof import('./learning').learningOperations;

export const notebookOperations = {
  notebook: { api: 'course', method: 'get', path: '/learning/notebook' },
  turn: { api: 'course', method: 'put', path: '/learning/notebook' },
  draw: { api: 'course', method: 'get', path: '/learning/notebook/reviews' },
  review: { api: 'course', method: 'post', path: '/learning/notebook/reviews' },
  undo: { api: 'course', method: 'post', path: '/learning/notebook/reviews/{id}/undo' },
  startOver: { api: 'course', method: 'post', path: '/learning/notebook/start-over' },
  cards: { api: 'course', method: 'get', path: '/learning/notebook/cards' },
  removeCard: { api: 'course', method: 'delete', path: '/learning/notebook/cards/{id}' },
  save: { api: 'course', method: 'get', path: '/learning/notebook/export' },
} as unknown as typeof import('./notebook').notebookOperations;

export const problemReportOperations = {
  report: { api: 'course', method: 'post', path: '/learning/problem-reports' },
  answered: { api: 'course', method: 'get', path: '/learning/problem-reports' },
} as unknown as typeof import('./problem-reports').problemReportOperations;

export const userOperations = {
  login: { api: 'user', method: 'post', path: '/login' },
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
} as unknown as typeof import('./user').userOperations;
