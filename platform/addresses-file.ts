import { accountOperations } from '@/lib/account/contract';
import { activationOperations } from '@/lib/activation/contract';
import { applicationPageOperations } from '@/lib/applications/application-pages-contract';
import { applicationOperations } from '@/lib/applications/contract';
import { backstageOperations } from '@/lib/branches/contract';
import { cartOperations } from '@/lib/cart/contract';
import { certificateOperations } from '@/lib/certificates/contract';
import { championshipEntryOperations } from '@/lib/championships/contract';
import { classReportOperations } from '@/lib/reports/contract';
import { classOperations } from '@/lib/classes/contract';
import { courseCopyOperations } from '@/lib/pages/cms-contract';
import { courseOperations } from '@/lib/courses/contract';
import { ecommerceOperations } from '@/lib/orders/ecommerce-contract';
import { examOperations } from '@/lib/exams/contract';
import { giftOperations } from '@/lib/gifts/contract';
import { gradingOperations } from '@/lib/grading/contract';
import { handoverOperations } from '@/lib/handover/contract';
import { homeworkOperations } from '@/lib/homework/contract';
import { invitationOperations, joiningOperations } from '@/lib/joining/contract';
import { ladderOperations } from '@/lib/climb/contract';
import { learnerOperations } from '@/lib/family/contract';
import { learningOperations } from '@/lib/lessons/contract';
import { lectureOperations } from '@/lib/lectures/contract';
import { materialFileOperations } from '@/lib/materials/files-contract';
import { materialOperations } from '@/lib/materials/contract';
import { messageOperations } from '@/lib/messages/contract';
import { notebookOperations } from '@/lib/notebook/contract';
import { passkeyOperations } from '@/lib/login/passkeys-contract';
import { problemReportOperations } from '@/lib/problem-reports/contract';
import { teacherPageOperations } from '@/lib/teacher-page/contract';
import { teachingOperations } from '@/lib/applications/teaching-contract';
import { userOperations } from '@/lib/account/user-contract';
import type { Operation } from '@/lib/kernel/api/operation';

/** What the browser calls, by the file that describes it. */
const called: Readonly<Record<string, Readonly<Record<string, Record<string, Operation>>>>> = {
  account: { accountOperations },
  activation: { activationOperations },
  'application-pages': { applicationPageOperations },
  applications: { applicationOperations },
  backstage: { backstageOperations },
  cart: { cartOperations },
  certificates: { certificateOperations },
  'championship-entries': { championshipEntryOperations },
  'class-reports': { classReportOperations },
  classes: { classOperations },
  cms: { courseCopyOperations },
  course: { courseOperations },
  ecommerce: { ecommerceOperations },
  exam: { examOperations },
  gifts: { giftOperations },
  grading: { gradingOperations },
  handover: { handoverOperations },
  homework: { homeworkOperations },
  joining: { invitationOperations, joiningOperations },
  ladder: { ladderOperations },
  learners: { learnerOperations },
  learning: { learningOperations },
  lectures: { lectureOperations },
  'material-files': { materialFileOperations },
  materials: { materialOperations },
  messages: { messageOperations },
  notebook: { notebookOperations },
  passkeys: { passkeyOperations },
  'problem-reports': { problemReportOperations },
  'teacher-pages': { teacherPageOperations },
  teaching: { teachingOperations },
  user: { userOperations },
};

/** Files of `lib/contract/addresses`, by name: where operations are found, without their shapes. A page's code has those it calls. */
export function addressFiles(): ReadonlyMap<string, string> {
  return new Map(Object.entries(called).map(([file, group]) => [`${file}.ts`, addressFile(file, group)]));
}

function addressFile(file: string, group: (typeof called)[string]): string {
  const tables = Object.entries(group).map(([name, operations]) => {
    const lines = Object.entries(operations).map(
      ([key, { api, method, path }]) => `  ${key}: { api: '${api}', method: '${method}', path: '${path}' },`,
    );
    return `export const ${name} = {\n${lines.join('\n')}\n} as unknown as typeof import('../${file}').${name};`;
  });
  return `/**
 * Written by \`npm run addresses\`: the contract's operations as the browser needs them. Where each is found; what it takes and answers is known to the
 * compiler alone, so that a page's code holds no schema.
 */

${tables.join('\n\n')}
`;
}
