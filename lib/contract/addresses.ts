/**
 * Written by `npm run addresses`: the contract's operations as the browser needs them. Where each is found; what it takes and answers is known to the
 * compiler alone, so that a page's code holds no schema.
 */

export const cartOperations = {
  cart: { api: 'user', method: 'get', path: '/cart' },
  saveCart: { api: 'user', method: 'put', path: '/cart' },
} as unknown as typeof import('./cart').cartOperations;

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
} as unknown as typeof import('./certificates').certificateOperations;

export const activationOperations = {
  activatable: { api: 'course', method: 'get', path: '/teach/activatable' },
  quote: { api: 'course', method: 'post', path: '/teach/activations/quote' },
  activate: { api: 'course', method: 'post', path: '/teach/activations' },
  activations: { api: 'course', method: 'get', path: '/teach/activations' },
  orderCodes: { api: 'course', method: 'post', path: '/teach/codes' },
  codes: { api: 'course', method: 'get', path: '/teach/codes' },
  voidCodes: { api: 'course', method: 'post', path: '/teach/codes/void' },
  saveCodes: { api: 'course', method: 'get', path: '/teach/codes/table' },
  minutes: { api: 'course', method: 'get', path: '/teach/minutes' },
} as unknown as typeof import('./activation').activationOperations;

export const classReportOperations = {
  school: { api: 'course', method: 'get', path: '/teach/reports' },
  ofClass: { api: 'course', method: 'get', path: '/teach/reports/classes/{id}' },
  ofStudent: { api: 'course', method: 'get', path: '/teach/reports/students/{id}' },
  classFile: { api: 'course', method: 'post', path: '/teach/reports/classes/{id}/file' },
  studentFile: { api: 'course', method: 'post', path: '/teach/reports/students/{id}/file' },
  links: { api: 'course', method: 'get', path: '/teach/students/{id}/report-links' },
  makeLink: { api: 'course', method: 'post', path: '/teach/students/{id}/report-links' },
  revokeLink: { api: 'course', method: 'post', path: '/teach/report-links/{id}/revoke' },
  open: { api: 'course', method: 'get', path: '/report' },
} as unknown as typeof import('./class-reports').classReportOperations;

export const classOperations = {
  workspace: { api: 'course', method: 'get', path: '/teach' },
  students: { api: 'course', method: 'get', path: '/teach/students' },
  addStudent: { api: 'course', method: 'post', path: '/teach/students' },
  student: { api: 'course', method: 'get', path: '/teach/students/{id}' },
  changeStudent: { api: 'course', method: 'put', path: '/teach/students/{id}' },
  makeCards: { api: 'course', method: 'post', path: '/teach/students/cards' },
  moveStudents: { api: 'course', method: 'post', path: '/teach/students/move' },
  setState: { api: 'course', method: 'post', path: '/teach/students/state' },
  askFamily: { api: 'course', method: 'post', path: '/teach/students/{id}/family' },
  withdrawFamily: { api: 'course', method: 'delete', path: '/teach/students/{id}/family' },
  checkSheet: { api: 'course', method: 'post', path: '/teach/students/check' },
  importStudents: { api: 'course', method: 'post', path: '/teach/students/import' },
  classes: { api: 'course', method: 'get', path: '/teach/classes' },
  addClass: { api: 'course', method: 'post', path: '/teach/classes' },
  schoolClass: { api: 'course', method: 'get', path: '/teach/classes/{id}' },
  changeClass: { api: 'course', method: 'put', path: '/teach/classes/{id}' },
} as unknown as typeof import('./classes').classOperations;

export const courseOperations = {
  plans: { api: 'course', method: 'get', path: '/coursePlans' },
  openLesson: { api: 'course', method: 'post', path: '/coursePlans/{id}/lessons/{lesson}/open' },
  useMinutes: { api: 'course', method: 'post', path: '/liveMinutes' },
  starterCourse: { api: 'course', method: 'get', path: '/starterCourse' },
  claimStarterCourse: { api: 'course', method: 'post', path: '/starterCourse/claim' },
} as unknown as typeof import('./course').courseOperations;

export const materialOperations = {
  list: { api: 'course', method: 'get', path: '/teach/materials' },
  add: { api: 'course', method: 'post', path: '/teach/materials' },
  material: { api: 'course', method: 'get', path: '/teach/materials/{id}' },
  change: { api: 'course', method: 'put', path: '/teach/materials/{id}' },
  judge: { api: 'course', method: 'post', path: '/teach/materials/{id}/judge' },
  remove: { api: 'course', method: 'delete', path: '/teach/materials/{id}' },
  sgf: { api: 'course', method: 'get', path: '/teach/materials/{id}/sgf' },
  lessons: { api: 'course', method: 'get', path: '/teach/lessons' },
  addLesson: { api: 'course', method: 'post', path: '/teach/lessons' },
  lesson: { api: 'course', method: 'get', path: '/teach/lessons/{id}' },
  changeLesson: { api: 'course', method: 'put', path: '/teach/lessons/{id}' },
  sharedList: { api: 'course', method: 'get', path: '/learning/shared' },
  shared: { api: 'course', method: 'get', path: '/learning/shared/{id}' },
} as unknown as typeof import('./materials').materialOperations;

export const materialFileOperations = {
  announce: { api: 'course', method: 'post', path: '/teach/files' },
  sendPart: { api: 'course', method: 'post', path: '/teach/files/{id}/parts' },
  open: { api: 'course', method: 'get', path: '/files/{id}' },
} as unknown as typeof import('./material-files').materialFileOperations;

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

export const examOperations = {
  exams: { api: 'course', method: 'get', path: '/learning/exams' },
  exam: { api: 'course', method: 'get', path: '/learning/exams/{grade}' },
  start: { api: 'course', method: 'post', path: '/learning/exams/{grade}/sittings' },
  sitting: { api: 'course', method: 'get', path: '/learning/exam-sittings/{id}' },
  answer: { api: 'course', method: 'put', path: '/learning/exam-sittings/{id}/answers/{number}' },
  finish: { api: 'course', method: 'post', path: '/learning/exam-sittings/{id}/finish' },
} as unknown as typeof import('./exam').examOperations;

export const gradingOperations = {
  gradings: { api: 'course', method: 'get', path: '/learning/gradings' },
  start: { api: 'course', method: 'post', path: '/learning/gradings' },
  grading: { api: 'course', method: 'get', path: '/learning/gradings/{id}' },
  answer: { api: 'course', method: 'put', path: '/learning/gradings/{id}/answers/{number}' },
  giveUp: { api: 'course', method: 'post', path: '/learning/gradings/{id}/give-up' },
  place: { api: 'course', method: 'post', path: '/learning/gradings/{id}/placement' },
} as unknown as typeof import('./grading').gradingOperations;

export const handoverOperations = {
  look: { api: 'user', method: 'post', path: '/handover/look' },
  take: { api: 'user', method: 'post', path: '/handover' },
  teachers: { api: 'user', method: 'get', path: '/teachers' },
  leave: { api: 'user', method: 'delete', path: '/teachers/{id}' },
  leaveClass: { api: 'user', method: 'delete', path: '/teachers/{id}/classes/{schoolClass}' },
} as unknown as typeof import('./handover').handoverOperations;

export const homeworkOperations = {
  list: { api: 'course', method: 'get', path: '/teach/homework' },
  give: { api: 'course', method: 'post', path: '/teach/homework' },
  problems: { api: 'course', method: 'get', path: '/teach/homework/problems' },
  draw: { api: 'course', method: 'get', path: '/teach/homework/drawn' },
  ownProblems: { api: 'course', method: 'get', path: '/teach/homework/own-problems' },
  courses: { api: 'course', method: 'get', path: '/teach/homework/courses' },
  homework: { api: 'course', method: 'get', path: '/teach/homework/{id}' },
  change: { api: 'course', method: 'put', path: '/teach/homework/{id}' },
  setState: { api: 'course', method: 'put', path: '/teach/homework/{id}/state' },
  results: { api: 'course', method: 'get', path: '/teach/homework/{id}/results' },
  ownList: { api: 'course', method: 'get', path: '/learning/homework' },
  own: { api: 'course', method: 'get', path: '/learning/homework/{id}' },
} as unknown as typeof import('./homework').homeworkOperations;

export const invitationOperations = {
  invitations: { api: 'course', method: 'get', path: '/teach/classes/{id}/invitations' },
  invite: { api: 'course', method: 'post', path: '/teach/classes/{id}/invitations' },
  revoke: { api: 'course', method: 'post', path: '/teach/invitations/{id}/revoke' },
  requests: { api: 'course', method: 'get', path: '/teach/requests' },
  accept: { api: 'course', method: 'post', path: '/teach/requests/{id}/accept' },
  decline: { api: 'course', method: 'post', path: '/teach/requests/{id}/decline' },
  removeStudent: { api: 'course', method: 'post', path: '/teach/students/{id}/remove' },
  erasure: { api: 'course', method: 'get', path: '/teach/students/{id}/erasure' },
  eraseStudent: { api: 'course', method: 'post', path: '/teach/students/{id}/erase' },
} as unknown as typeof import('./joining').invitationOperations;

export const joiningOperations = {
  look: { api: 'user', method: 'post', path: '/joining/look' },
  ask: { api: 'user', method: 'post', path: '/joining' },
  own: { api: 'user', method: 'get', path: '/joining' },
  withdraw: { api: 'user', method: 'delete', path: '/joining/{id}' },
} as unknown as typeof import('./joining').joiningOperations;

export const ladderOperations = {
  ladder: { api: 'course', method: 'get', path: '/learning/ladder' },
  levels: { api: 'course', method: 'get', path: '/learning/ladder/levels' },
  nextLevel: { api: 'course', method: 'get', path: '/learning/ladder/next' },
  level: { api: 'course', method: 'get', path: '/learning/ladder/levels/{id}' },
  energy: { api: 'course', method: 'get', path: '/learning/ladder/energy' },
  pack: { api: 'course', method: 'get', path: '/learning/ladder/packs/{pack}' },
  packSize: { api: 'course', method: 'get', path: '/learning/ladder/packs/{pack}/size' },
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

export const messageOperations = {
  threads: { api: 'course', method: 'get', path: '/messages/{side}' },
  thread: { api: 'course', method: 'get', path: '/messages/{side}/{id}' },
  send: { api: 'course', method: 'post', path: '/messages/{side}/{id}' },
  read: { api: 'course', method: 'post', path: '/messages/{side}/{id}/read' },
  block: { api: 'course', method: 'put', path: '/messages/{side}/{id}/block' },
  report: { api: 'course', method: 'post', path: '/messages/{side}/{id}/report' },
  unread: { api: 'course', method: 'get', path: '/unread-messages' },
  letters: { api: 'course', method: 'get', path: '/message-letters' },
  setLetters: { api: 'course', method: 'put', path: '/message-letters' },
} as unknown as typeof import('./messages').messageOperations;

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

export const teacherPageOperations = {
  own: { api: 'course', method: 'get', path: '/teach/page' },
  save: { api: 'course', method: 'put', path: '/teach/page' },
  list: { api: 'course', method: 'get', path: '/teachers' },
  page: { api: 'course', method: 'get', path: '/teachers/{slug}' },
} as unknown as typeof import('./teacher-pages').teacherPageOperations;

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
} as unknown as typeof import('./user').userOperations;
