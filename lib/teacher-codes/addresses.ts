/**
 * Written by `npm run addresses`: the contract's operations as the browser needs them. Where each is found; what it takes and answers is known to the
 * compiler alone, so that a page's code holds no schema.
 */

export const teacherCodeOperations = {
  orderCodes: { api: 'course', method: 'post', path: '/teach/codes' },
  codes: { api: 'course', method: 'get', path: '/teach/codes' },
  voidCodes: { api: 'course', method: 'post', path: '/teach/codes/void' },
  saveCodes: { api: 'course', method: 'get', path: '/teach/codes/table' },
} as unknown as typeof import('./contract').teacherCodeOperations;
