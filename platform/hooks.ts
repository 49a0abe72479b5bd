import { eraseAccountNotes, eraseAddresses } from './account/erase-account';
import { exportAccount, exportSupportActions } from './account/export-account';
import { onPictureChanged, onReadUser, onWayInChanged } from './account/hooks';
import { exportApplications } from './applications/export-applications';
import { leaveApplications, openApplicationsBlock } from './applications/leave';
import { eraseCart } from './cart/erase-cart';
import { exportCart } from './cart/export-cart';
import { exportCertificates } from './certificates/export-certificates';
import { exportClimb } from './climb/export-climb';
import { exportCodes } from './codes/export-codes';
import { minutesLeft } from './courses/live-minutes';
import { eraseMinutes, exportMinutes } from './courses/minutes-of-account';
import { exportExams } from './exams/export-exams';
import { eraseLearners } from './family/erase-learners';
import { exportLearners } from './family/export-learners';
import { onLearnersInUse, onRemoveLearner } from './family/hooks';
import { eraseGrantNotes } from './fulfilment/erase-notes';
import { exportEntitlements } from './fulfilment/export-entitlements';
import { heldByLearners, heldByUser } from './fulfilment/held-by-user';
import { beginVipTrial } from './fulfilment/vip-trial';
import { eraseGifts, leaveGifts } from './gifts/erase-gifts';
import { exportGifts } from './gifts/export-gifts';
import { exportGradings } from './grading/export-gradings';
import { exportTeachers } from './handover/export-teachers';
import { eraseHomework, exportHomework } from './homework/homework-of-account';
import { eraseRequests } from './joining/erase-requests';
import { leaveClasses } from './joining/leave-classes';
import { exportRequests } from './joining/own-requests';
import { eraseOpenings, exportOpenings } from './lessons/openings-of-account';
import { closeWaysIn } from './login/close-ways-in';
import { eraseLogin } from './login/erase-login';
import { exportLogin } from './login/export-login';
import { onEmailProved } from './login/hooks';
import { exportEmails } from './mail/export-emails';
import { eraseMaterials, exportMaterials } from './materials/materials-of-account';
import { eraseMessages } from './messages/erase-messages';
import { exportMessages } from './messages/export-messages';
import { exportNotebook } from './notebook/export-notebook';
import { eraseOrderNotes, eraseOrders, unpaidOrdersBlock } from './orders/erase-orders';
import { exportOrders } from './orders/export-orders';
import { unpaidLearners } from './orders/unpaid-learners';
import { dueRefundsBlock } from './payments/payments-of-account';
import { beforeErase, onDeletionBlockers, onErase, onErased, onEraseNotes, onExport } from './privacy/hooks';
import { exportProblemReports } from './problem-reports/export-reports';
import { eraseLearning } from './progress/erase-learning';
import { exportLearning } from './progress/export-learning';
import { eraseRefundNotes, pendingRefundsBlock } from './refunds/erase-refunds';
import { ownReportLinks } from './reports/links/own-links';
import { eraseReportLinks } from './reports/links/report-link';
import { eraseShipments, parcelsBlock } from './shipping/erase-shipments';
import { eraseStudents, studentsBlock } from './students/erase-students';
import { exportStudents } from './students/export-students';
import { invalidatePageOf } from './teacher-page/invalidate-page';
import { erasePage, exportPages, leavePage } from './teacher-page/page-of-account';
import { asksForSeats, asksWhetherFixed } from './applications/hooks';
import { countToCome, followClasses, lockClasses } from './applications/trial/follow-classes';
import { asksWhoComes, onClassesChanged, onHoldClasses } from './branches/hooks';
import { onBankChanged } from './bank/hooks';
import { groupSeats, isEntryFixed } from './championships/entries/championship-groups';
import { coursesOfSelfStudy, selfStudyOf } from './classes/access/self-study';
import { asksWhatWaits } from './classes/hooks';
import { climbHandlers, spendOnLevels } from './climb/climb-events';
import { storeLevels } from './climb/store-levels';
import { makePaths } from './climb/make-paths';
import { onVoid } from './codes/hooks';
import { onRights } from './courses/hooks';
import { afterEventsStored, beforeEventsStored, onEvents } from './events/hooks';
import { onExamRights } from './exams/hooks';
import { onVideoLength } from './videos/hooks';
import { cancelGiftsOf } from './gifts/cancel-gifts';
import { homeworkHandler } from './homework/homework-event';
import { countWaiting } from './joining/answer-requests';
import { endJoined } from './joining/join-request';
import { addEffect } from './kernel/outbox/effects';
import { hasQuestion } from './lessons/has-question';
import { handlersInLessons } from './lessons/lesson-events';
import { retimeLessons } from './lessons/retime-lessons';
import { noteStored } from './notebook/note-mistakes';
import { deliverSandboxEvent } from './payments/deliver-sandbox-event';
import { asksForQuestion } from './problem-reports/hooks';
import { onProblemsProjected } from './progress/hooks';
import { projectStored } from './progress/project';
import { refundEffect } from './refunds/refund-effect';
import { onStudentRemoved } from './students/hooks';

/**
 * The listeners of the hooks that nouns declare (`platform/<noun>/hooks.ts`), sorted by hook. Listeners are called in the order of this file.
 */

// Effects of the outbox other than emails.
addEffect('refund', refundEffect);
addEffect('sandboxEvent', { perform: (ctx, data) => deliverSandboxEvent(data, ctx.now()) });

onVoid.add('gifts', cancelGiftsOf);

// Learning events: which noun judges which kinds, and what runs before and after they are stored, in one transaction.
onEvents.add('climb', async () => climbHandlers);
onEvents.add('homework', async () => homeworkHandler);
onEvents.add('lessons', handlersInLessons);
beforeEventsStored.add('climb', spendOnLevels);
afterEventsStored.add('progress', projectStored);
afterEventsStored.add('notebook', noteStored);
onProblemsProjected.add('climb', storeLevels);

// The bank, and videos and questions of lessons.
onBankChanged.add('climb', makePaths);
onVideoLength.add('lessons', retimeLessons);
asksForQuestion.add('lessons', hasQuestion);

// What a teacher of the programme may study and sit.
onExamRights.add('classes', selfStudyOf);
onRights.add('classes', coursesOfSelfStudy);

// A teacher's students.
asksWhatWaits.add('joining', countWaiting);
onStudentRemoved.add('joining', (db, student) => endJoined(db, student, { as: 'declined' }));

// Applications for championships.
asksForSeats.add('championships', groupSeats);
asksWhetherFixed.add('championships', isEntryFixed);

// Data that other nouns add to an account, and what they do when it changes.
onReadUser.add('fulfilment', heldByUser);
onReadUser.add('courses', async (db, user, now) => ({ minutesLeft: await minutesLeft(db, user, now) }));
onPictureChanged.add('teacher-page', (payload, user) => invalidatePageOf(payload, user, { isLinked: false }));
onWayInChanged.add('login', closeWaysIn);
onEmailProved.add('fulfilment', beginVipTrial);
onLearnersInUse.add('fulfilment', heldByLearners);
onLearnersInUse.add('orders', unpaidLearners);
onRemoveLearner.add('joining', leaveClasses);
onRemoveLearner.add('progress', (db, { user, person }) => eraseLearning(db, user, person));

// Classes of a branch that staff change.
onHoldClasses.add('applications', lockClasses);
asksWhoComes.add('applications', countToCome);
onClassesChanged.add('applications', followClasses);

// Deleting an account. Rows are deleted before the rows they refer to; locks are taken in this order.
onDeletionBlockers.add('orders', unpaidOrdersBlock);
onDeletionBlockers.add('refunds', pendingRefundsBlock);
onDeletionBlockers.add('payments', dueRefundsBlock);
onDeletionBlockers.add('shipping', parcelsBlock);
onDeletionBlockers.add('students', studentsBlock);
onDeletionBlockers.add('applications', openApplicationsBlock);
beforeErase.add('applications', leaveApplications);
beforeErase.add('teacher-page', leavePage);
onErase.add('login', eraseLogin);
onErase.add('cart', eraseCart);
onErase.add('family', eraseLearners);
onErase.add('lessons', eraseOpenings);
onErase.add('courses', eraseMinutes);
onErase.add('progress', eraseLearning);
onErase.add('homework', eraseHomework);
onErase.add('reports', eraseReportLinks);
onErase.add('messages', eraseMessages);
onErase.add('materials', eraseMaterials);
onErase.add('teacher-page', erasePage);
onErase.add('joining', eraseRequests);
onErase.add('students', eraseStudents);
onErase.add('account', eraseAddresses);
onErase.add('gifts', leaveGifts);
onErase.add('shipping', eraseShipments);
onErase.add('orders', eraseOrders);
onEraseNotes.add('account', (db, { id }) => eraseAccountNotes(db, id));
onEraseNotes.add('orders', (db, { id }) => eraseOrderNotes(db, id));
onEraseNotes.add('fulfilment', eraseGrantNotes);
onEraseNotes.add('refunds', (db, { id }) => eraseRefundNotes(db, id));
onErased.add('gifts', eraseGifts);

// The export of an account, with its parts in this order.
onExport.add('account', exportAccount);
onExport.add('family', exportLearners);
onExport.add('handover', exportTeachers);
onExport.add('joining', async ({ db, user }) => ({ joinRequests: await exportRequests(db, user) }));
onExport.add('students', exportStudents);
onExport.add('orders', exportOrders);
onExport.add('fulfilment', exportEntitlements);
onExport.add('codes', exportCodes);
onExport.add('gifts', exportGifts);
onExport.add('exams', exportExams);
onExport.add('certificates', exportCertificates);
onExport.add('reports', async ({ db, user }) => ({ reportLinks: await ownReportLinks(db, user) }));
onExport.add('grading', exportGradings);
onExport.add('homework', exportHomework);
onExport.add('materials', exportMaterials);
onExport.add('lessons', exportOpenings);
onExport.add('progress', exportLearning);
onExport.add('climb', exportClimb);
onExport.add('notebook', exportNotebook);
onExport.add('problem-reports', exportProblemReports);
onExport.add('teacher-page', exportPages);
onExport.add('messages', ({ db, user }) => exportMessages(db, user));
onExport.add('courses', exportMinutes);
onExport.add('applications', exportApplications);
onExport.add('cart', exportCart);
onExport.add('login', exportLogin);
onExport.add('staff', ({ db, user }) => exportSupportActions(db, user));
onExport.add('mail', ({ db, user, username }) => exportEmails(db, { id: user, username }));
