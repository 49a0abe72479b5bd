import { accountOperations } from '@/lib/contract/account';
import { activationOperations } from '@/lib/contract/activation';
import { applicationPageOperations } from '@/lib/contract/application-pages';
import { applicationOperations } from '@/lib/contract/applications';
import { backstageOperations } from '@/lib/contract/backstage';
import { cartOperations } from '@/lib/contract/cart';
import { certificateOperations } from '@/lib/contract/certificates';
import { championshipEntryOperations } from '@/lib/contract/championship-entries';
import { classReportOperations } from '@/lib/contract/class-reports';
import { classOperations } from '@/lib/contract/classes';
import { courseCopyOperations } from '@/lib/contract/cms';
import { courseOperations } from '@/lib/contract/course';
import { ecommerceOperations } from '@/lib/contract/ecommerce';
import { examOperations } from '@/lib/contract/exam';
import { giftOperations } from '@/lib/contract/gifts';
import { gradingOperations } from '@/lib/contract/grading';
import { handoverOperations } from '@/lib/contract/handover';
import { homeworkOperations } from '@/lib/contract/homework';
import { invitationOperations, joiningOperations } from '@/lib/contract/joining';
import { ladderOperations } from '@/lib/contract/ladder';
import { learnerOperations } from '@/lib/contract/learners';
import { learningOperations } from '@/lib/contract/learning';
import { lectureOperations } from '@/lib/contract/lectures';
import { materialFileOperations } from '@/lib/contract/material-files';
import { materialOperations } from '@/lib/contract/materials';
import { messageOperations } from '@/lib/contract/messages';
import { notebookOperations } from '@/lib/contract/notebook';
import { passkeyOperations } from '@/lib/contract/passkeys';
import { problemReportOperations } from '@/lib/contract/problem-reports';
import { teacherPageOperations } from '@/lib/contract/teacher-pages';
import { teachingOperations } from '@/lib/contract/teaching';
import { userOperations } from '@/lib/contract/user';
import type { Operation } from '@/lib/contract/operation';

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
