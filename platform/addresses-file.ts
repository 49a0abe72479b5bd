import path from 'node:path';
import { accountOperations } from '@/lib/account/contract';
import { activationOperations } from '@/lib/activation/contract';
import { minuteOperations } from '@/lib/minutes/contract';
import { teacherCodeOperations } from '@/lib/teacher-codes/contract';
import { applicationPageOperations } from '@/lib/applications/application-pages-contract';
import { applicationOperations } from '@/lib/applications/contract';
import { teachingOperations } from '@/lib/applications/teaching-contract';
import { backstageOperations } from '@/lib/branches/contract';
import { cartOperations } from '@/lib/cart/contract';
import { certificateOperations } from '@/lib/certificates/contract';
import { championshipEntryOperations } from '@/lib/championships/contract';
import { climbOperations } from '@/lib/climb/contract';
import { examOperations } from '@/lib/exams/contract';
import { learnerOperations } from '@/lib/family/contract';
import { giftOperations } from '@/lib/gifts/contract';
import { entitlementOperations } from '@/lib/fulfilment/contract';
import { planOperations } from '@/lib/fulfilment/plans-contract';
import { gradingOperations } from '@/lib/grading/contract';
import { handoverOperations } from '@/lib/handover/contract';
import { homeworkOperations } from '@/lib/homework/contract';
import { invitationOperations, joiningOperations } from '@/lib/joining/contract';
import { classOperations } from '@/lib/classes/contract';
import { lectureOperations } from '@/lib/lectures/contract';
import { eventOperations } from '@/lib/events/contract';
import { learningSettingsOperations } from '@/lib/learn/contract';
import { lessonOperations } from '@/lib/lessons/contract';
import { progressOperations } from '@/lib/progress/contract';
import { studyOperations } from '@/lib/courses/study-contract';
import { loginOperations } from '@/lib/login/contract';
import { passkeyOperations } from '@/lib/login/passkeys-contract';
import { mailOperations } from '@/lib/mail/contract';
import { materialOperations } from '@/lib/materials/contract';
import { materialFileOperations } from '@/lib/materials/files-contract';
import { messageOperations } from '@/lib/messages/contract';
import { notebookOperations } from '@/lib/notebook/contract';
import { catalogueOperations } from '@/lib/catalogue/contract';
import { codeOperations } from '@/lib/codes/contract';
import { orderOperations } from '@/lib/orders/contract';
import { paymentOperations } from '@/lib/payments/contract';
import { refundOperations } from '@/lib/refunds/contract';
import { shippingOperations } from '@/lib/shipping/contract';
import { starterOperations } from '@/lib/starter/contract';
import { purchaseLogOperations } from '@/lib/orders/purchase-log-contract';
import { courseCopyOperations } from '@/lib/pages/cms-contract';
import { privacyOperations } from '@/lib/privacy/contract';
import { problemReportOperations } from '@/lib/problem-reports/contract';
import { classReportOperations } from '@/lib/reports/contract';
import { classLoginOperations } from '@/lib/students/class-login-contract';
import { familyLinkOperations, studentOperations } from '@/lib/students/contract';
import { teacherPageOperations } from '@/lib/teacher-page/contract';
import type { Operation } from '@/lib/kernel/api/operation';

/** The operations that the browser calls, by the contract that describes them. */
const called: Readonly<Record<string, Readonly<Record<string, Record<string, Operation>>>>> = {
  'lib/account/contract': { accountOperations },
  'lib/activation/contract': { activationOperations },
  'lib/minutes/contract': { minuteOperations },
  'lib/teacher-codes/contract': { teacherCodeOperations },
  'lib/applications/application-pages-contract': { applicationPageOperations },
  'lib/applications/contract': { applicationOperations },
  'lib/applications/teaching-contract': { teachingOperations },
  'lib/branches/contract': { backstageOperations },
  'lib/cart/contract': { cartOperations },
  'lib/certificates/contract': { certificateOperations },
  'lib/championships/contract': { championshipEntryOperations },
  'lib/classes/contract': { classOperations },
  'lib/climb/contract': { climbOperations },
  'lib/exams/contract': { examOperations },
  'lib/family/contract': { learnerOperations },
  'lib/fulfilment/contract': { entitlementOperations },
  'lib/fulfilment/plans-contract': { planOperations },
  'lib/gifts/contract': { giftOperations },
  'lib/grading/contract': { gradingOperations },
  'lib/handover/contract': { handoverOperations },
  'lib/homework/contract': { homeworkOperations },
  'lib/joining/contract': { invitationOperations, joiningOperations },
  'lib/lectures/contract': { lectureOperations },
  'lib/courses/study-contract': { studyOperations },
  'lib/events/contract': { eventOperations },
  'lib/learn/contract': { learningSettingsOperations },
  'lib/lessons/contract': { lessonOperations },
  'lib/progress/contract': { progressOperations },
  'lib/login/contract': { loginOperations },
  'lib/login/passkeys-contract': { passkeyOperations },
  'lib/mail/contract': { mailOperations },
  'lib/materials/contract': { materialOperations },
  'lib/materials/files-contract': { materialFileOperations },
  'lib/messages/contract': { messageOperations },
  'lib/notebook/contract': { notebookOperations },
  'lib/catalogue/contract': { catalogueOperations },
  'lib/codes/contract': { codeOperations },
  'lib/orders/contract': { orderOperations },
  'lib/payments/contract': { paymentOperations },
  'lib/refunds/contract': { refundOperations },
  'lib/shipping/contract': { shippingOperations },
  'lib/starter/contract': { starterOperations },
  'lib/orders/purchase-log-contract': { purchaseLogOperations },
  'lib/pages/cms-contract': { courseCopyOperations },
  'lib/privacy/contract': { privacyOperations },
  'lib/problem-reports/contract': { problemReportOperations },
  'lib/reports/contract': { classReportOperations },
  'lib/students/class-login-contract': { classLoginOperations },
  'lib/students/contract': { studentOperations, familyLinkOperations },
  'lib/teacher-page/contract': { teacherPageOperations },
};

/**
 * Writes the addresses of a contract's operations, without their schemas, into a file beside it: a page's code has those
 * that it calls.
 * @returns paths from the project's root, and the text of each file
 */
export function addressFiles(): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(called).map(([contract, group]) => [
      `${contract.replace(/contract$/, 'addresses')}.ts`,
      addressFile(path.posix.basename(contract), group),
    ]),
  );
}

function addressFile(contract: string, group: (typeof called)[string]): string {
  const tables = Object.entries(group).map(([name, operations]) => {
    const lines = Object.entries(operations).map(
      ([key, { api, method, path }]) => `  ${key}: { api: '${api}', method: '${method}', path: '${path}' },`,
    );
    return `export const ${name} = {\n${lines.join('\n')}\n} as unknown as typeof import('./${contract}').${name};`;
  });
  return `/**
 * Written by \`npm run addresses\`: the contract's operations as the browser needs them. Where each is found; what it takes and answers is known to the
 * compiler alone, so that a page's code holds no schema.
 */

${tables.join('\n\n')}
`;
}
