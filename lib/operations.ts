import { accountOperations } from './account/contract';
import { loginOperations } from './login/contract';
import { classLoginOperations } from './students/class-login-contract';
import { purchaseLogOperations } from './orders/purchase-log-contract';
import { entitlementOperations } from './fulfilment/contract';
import { mailOperations } from './mail/contract';
import { privacyOperations } from './privacy/contract';
import { activationOperations } from './activation/contract';
import { minuteOperations } from './minutes/contract';
import { teacherCodeOperations } from './teacher-codes/contract';
import { backstageOperations } from './branches/contract';
import { cartOperations } from './cart/contract';
import { certificateOperations } from './certificates/contract';
import { championshipEntryOperations } from './championships/contract';
import { classReportOperations } from './reports/contract';
import { materialFileOperations } from './materials/files-contract';
import { materialOperations } from './materials/contract';
import { siteOperations } from './site/contract';
import { cmsEntries, cmsLists, cmsOperations } from './pages/cms-contract';
import { courseOperations } from './courses/contract';
import { planOperations } from './fulfilment/plans-contract';
import { catalogueOperations } from './catalogue/contract';
import { codeOperations } from './codes/contract';
import { orderOperations } from './orders/contract';
import { paymentOperations } from './payments/contract';
import { refundOperations } from './refunds/contract';
import { shippingOperations } from './shipping/contract';
import { starterOperations } from './starter/contract';
import { examOperations } from './exams/contract';
import { giftOperations } from './gifts/contract';
import { gradingOperations } from './grading/contract';
import { handoverOperations } from './handover/contract';
import { familyLinkOperations, studentOperations } from './students/contract';
import { invitationOperations, joiningOperations } from './joining/contract';
import { classOperations } from './classes/contract';
import { homeworkOperations } from './homework/contract';
import { climbOperations } from './climb/contract';
import { studyOperations } from './courses/study-contract';
import { eventOperations } from './events/contract';
import { videoOperations } from './videos/contract';
import { learningSettingsOperations } from './learn/contract';
import { lessonOperations } from './lessons/contract';
import { progressOperations } from './progress/contract';
import { lectureOperations } from './lectures/contract';
import { messageEmailOperations, weeklyEmailOperations } from './mail/email-stop';
import { messageOperations } from './messages/contract';
import { learnerOperations } from './family/contract';
import { notebookOperations } from './notebook/contract';
import type { Operation } from './kernel/api/operation';
import { passkeyOperations } from './login/passkeys-contract';
import { applicationPageOperations } from './applications/application-pages-contract';
import { applicationOperations } from './applications/contract';
import { problemReportOperations } from './problem-reports/contract';
import { teacherPageOperations } from './teacher-page/contract';
import { teachingOperations } from './applications/teaching-contract';

/** All operations of all APIs. */
export const allOperations: readonly Operation[] = [
  loginOperations,
  classLoginOperations,
  accountOperations,
  purchaseLogOperations,
  entitlementOperations,
  mailOperations,
  privacyOperations,
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
  planOperations,
  starterOperations,
  studyOperations,
  lessonOperations,
  videoOperations,
  eventOperations,
  progressOperations,
  learningSettingsOperations,
  notebookOperations,
  problemReportOperations,
  climbOperations,
  lectureOperations,
  weeklyEmailOperations,
  classOperations,
  studentOperations,
  familyLinkOperations,
  activationOperations,
  teacherCodeOperations,
  minuteOperations,
  homeworkOperations,
  classReportOperations,
  messageOperations,
  messageEmailOperations,
  teacherPageOperations,
  materialOperations,
  materialFileOperations,
  catalogueOperations,
  shippingOperations,
  orderOperations,
  paymentOperations,
  refundOperations,
  codeOperations,
  giftOperations,
  backstageOperations,
  cmsOperations,
  siteOperations,
  cmsLists,
  cmsEntries,
].flatMap((group) => Object.values<Operation>(group));
