/**
 * Written by `npm run addresses`: the contract's operations as the browser needs them. Where each is found; what it takes and answers is known to the
 * compiler alone, so that a page's code holds no schema.
 */

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
} as unknown as typeof import('./contract').classReportOperations;
