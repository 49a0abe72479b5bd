import { accountOperations } from './account';
import { activationOperations } from './activation';
import { backstageOperations } from './backstage';
import { cartOperations } from './cart';
import { certificateOperations } from './certificates';
import { championshipEntryOperations } from './championship-entries';
import { classOperations } from './classes';
import { classReportOperations } from './class-reports';
import { materialFileOperations } from './material-files';
import { materialOperations } from './materials';
import { cmsEntries, cmsLists, cmsOperations } from './cms';
import { courseOperations } from './course';
import { ecommerceOperations } from './ecommerce';
import { examOperations } from './exam';
import { giftOperations } from './gifts';
import { gradingOperations } from './grading';
import { handoverOperations } from './handover';
import { invitationOperations, joiningOperations } from './joining';
import { homeworkOperations } from './homework';
import { ladderOperations } from './ladder';
import { learningOperations } from './learning';
import { lectureOperations } from './lectures';
import { messageLetterOperations, weeklyLetterOperations } from './letter-stop';
import { messageOperations } from './messages';
import { learnerOperations } from './learners';
import { notebookOperations } from './notebook';
import type { Operation } from './operation';
import { passkeyOperations } from './passkeys';
import { applicationPageOperations } from './application-pages';
import { applicationOperations } from './applications';
import { problemReportOperations } from './problem-reports';
import { teacherPageOperations } from './teacher-pages';
import { teachingOperations } from './teaching';
import { userOperations } from './user';

/** Every operation there is. */
export const allOperations: readonly Operation[] = [
  userOperations,
  accountOperations,
  passkeyOperations,
  cartOperations,
  learnerOperations,
  handoverOperations,
  invitationOperations,
  joiningOperations,
  applicationOperations,
  championshipEntryOperations,
  applicationPageOperations,
  teachingOperations,
  examOperations,
  gradingOperations,
  certificateOperations,
  courseOperations,
  learningOperations,
  notebookOperations,
  problemReportOperations,
  ladderOperations,
  lectureOperations,
  weeklyLetterOperations,
  classOperations,
  activationOperations,
  homeworkOperations,
  classReportOperations,
  messageOperations,
  messageLetterOperations,
  teacherPageOperations,
  materialOperations,
  materialFileOperations,
  ecommerceOperations,
  giftOperations,
  backstageOperations,
  cmsOperations,
  cmsLists,
  cmsEntries,
].flatMap((group) => Object.values<Operation>(group));
