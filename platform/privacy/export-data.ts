import { and, asc, eq, getTableColumns, or } from '@payloadcms/db-postgres/drizzle';
import type { AccountExport } from '@/lib/privacy/contract';
import type { Locale } from '@/lib/kernel/i18n/locales';
import * as tables from '@/platform/payload-generated-schema';
import { exportClasses } from '@/platform/classes/export';
import { givenHomework, receivedHomework } from '@/platform/homework/homework-of-account';
import { ownMaterials, ownTeacherLessons } from '@/platform/materials/materials-of-account';
import { requireUser, type Asked } from '@/platform/kernel/context';
import { database, sql, type Database } from '@/platform/kernel/database/database';
import { limitNetwork } from '@/platform/kernel/limits';
import { personalApplication } from '@/platform/applications/personal-application';
import type { ApplicationRow } from '@/platform/applications/application-rows';
import { ownReportLinks } from '@/platform/reports/links/own-links';
import { exportMessages } from '@/platform/messages/export-messages';
import { listAddresses } from '@/platform/account/addresses';
import { only } from '@/platform/kernel/export-fields';
import { exportOrders } from './export-orders';
import { findLearners } from '@/platform/family/learner-rows';
import { ownLetters } from '@/platform/mail/own-letters';
import { listSessions } from '@/platform/login/own-sessions';
import { getMe } from '@/platform/account/profile';
import { titleFor } from '@/platform/kernel/title-for';

const { certificates, climb_energy, exam_answers, exam_sittings, grading_questions, gradings } = tables;
const { audit_log, carts, entitlements, gifts, lesson_openings, minute_uses, outbox, passkeys, redeem_codes } = tables;
const { learning_events, learning_settings, notebook_cards, notebook_reviews, problem_reports, requests } = tables;
const { teacher_pages, users } = tables;

/** Everything the shop holds of the user, without what only opens doors: hashes, keys and codes of letters. */
export async function exportData({ ctx, input }: Asked<{ locale?: Locale | undefined }>): Promise<AccountExport> {
  const { id, username, locale } = requireUser(ctx);
  await limitNetwork(ctx, 'password');
  const db = database(ctx.payload);
  const languages = [input.locale, locale];
  const [row] = await db.select().from(users).where(eq(users.id, id));
  const [cart] = await db.select().from(carts).where(eq(carts.user, id));
  const people = await findLearners(db, id);
  const nameOf = (learner: number | null) => people.find((one) => one.id === learner)?.name ?? null;
  return {
    exportedAt: ctx.now().toISOString(),
    account: {
      ...(await getMe({ ctx })),
      ...(row && only(row, ['locale', 'vipReminder', 'emailProvedAt', 'createdAt', 'updatedAt'])),
    },
    addresses: await listAddresses({ ctx }),
    learners: people.map((learner) => only(learner, ['name', 'birthYear', 'birthMonth', 'createdAt'])),
    ...(await exportClasses({ ctx })),
    orders: await exportOrders(db, id, languages, nameOf),
    entitlements: (
      await db.select().from(entitlements).where(eq(entitlements.user, id)).orderBy(asc(entitlements.id))
    ).map(({ title, titles, productCode, learner, ...held }) => ({
      productId: productCode,
      title: titleFor(titles, languages, title ?? productCode),
      learner: nameOf(learner),
      ...only(held, ['kind', 'source', 'amount', 'startsAt', 'endsAt', 'revokedAt', 'createdAt']),
    })),
    courseCodes: (
      await db
        .select()
        .from(redeem_codes)
        .where(or(eq(redeem_codes.owner, id), eq(redeem_codes.redeemedBy, id)))
    ).map(({ productCode, owner, redeemedBy, ...code }) => ({
      productId: productCode,
      isOwn: owner === id,
      // What somebody else was given is theirs to see.
      ...(owner === id && { code: code.code }),
      redeemedByMe: redeemedBy === id,
      ...only(code, ['redeemedAt', 'expiresAt', 'revokedAt', 'createdAt']),
    })),
    gifts: (await db.select().from(gifts).where(eq(gifts.user, id))).map((gift) =>
      only(gift, ['status', 'recipientName', 'recipientEmail', 'message', 'sendAt', 'sentAt', 'createdAt']),
    ),
    exams: await ownExams(db, id, nameOf),
    certificates: (
      await db.select().from(certificates).where(eq(certificates.user, id)).orderBy(asc(certificates.id))
    ).map(({ person, ...certificate }) => ({
      learner: nameOf(person || null),
      ...only(certificate, ['number', 'grade', 'name', 'passedAt', 'right', 'questions', 'digest', 'isNameShown']),
      ...only(certificate, ['revokedAt', 'revokedReason']),
    })),
    reportLinks: await ownReportLinks(db, id),
    gradings: await ownGradings(db, id, nameOf),
    homework: await receivedHomework(db, id),
    homeworkGiven: await givenHomework(db, id),
    materials: await ownMaterials(ctx, db, id),
    teacherLessons: await ownTeacherLessons(db, id),
    openedLessons: (await db.select().from(lesson_openings).where(eq(lesson_openings.user, id))).map((opening) =>
      only(opening, ['plan', 'lesson', 'openedAt']),
    ),
    learning: (
      await db.select().from(learning_events).where(eq(learning_events.user, id)).orderBy(asc(learning_events.id))
    ).map(({ person, ...event }) => ({
      learner: nameOf(person || null),
      ...only(event, ['kind', 'course', 'lesson', 'step', 'problem', 'data', 'occurredAt']),
    })),
    learningSettings: (await db.select().from(learning_settings).where(eq(learning_settings.user, id))).map(
      ({ person, ...settings }) => ({
        learner: nameOf(person || null),
        ...only(settings, ['weeklyLetter', 'weeklySince', 'kids', 'notebookSince']),
      }),
    ),
    climbEnergy: (
      await db.select().from(climb_energy).where(eq(climb_energy.user, id)).orderBy(asc(climb_energy.id))
    ).map(({ person, ...kept }) => ({ learner: nameOf(person || null), ...only(kept, ['energy', 'since']) })),
    notebook: (
      await db.select().from(notebook_cards).where(eq(notebook_cards.user, id)).orderBy(asc(notebook_cards.id))
    ).map(({ person, ...card }) => ({
      learner: nameOf(person || null),
      ...only(card, ['problem', 'family', 'grade', 'notedAt', 'memory', 'removedAt']),
    })),
    notebookReviews: (
      await db.select().from(notebook_reviews).where(eq(notebook_reviews.user, id)).orderBy(asc(notebook_reviews.id))
    ).map(({ person, ...review }) => ({
      learner: nameOf(person || null),
      ...only(review, ['problem', 'rating', 'data', 'before', 'occurredAt', 'undoneAt']),
    })),
    problemReports: (
      await db.select().from(problem_reports).where(eq(problem_reports.user, id)).orderBy(asc(problem_reports.id))
    ).map(({ person, ...report }) => ({
      learner: nameOf(person || null),
      ...only(report, ['problem', 'reason', 'text', 'outcome', 'answer', 'answeredAt', 'createdAt']),
    })),
    teacherPages: (await db.select().from(teacher_pages).where(eq(teacher_pages.user, id))).map((page) =>
      only(page, ['name', 'slug', 'isOn', 'languages', 'content', 'takenDownReason', 'createdAt', 'updatedAt']),
    ),
    ...(await exportMessages(db, id)),
    taughtMinutes: (await db.select().from(minute_uses).where(eq(minute_uses.user, id))).map((use) =>
      only(use, ['minutes', 'usedAt']),
    ),
    requests: await ownApplications(db, ctx.payload.secret, id, ctx.now()),
    cart: cart ? only(cart, ['lines', 'coupon', 'updatedAt']) : null,
    sessions: (await listSessions({ ctx })).map((session) => only(session, ['device', 'createdAt', 'lastSeenAt'])),
    passkeys: (await db.select().from(passkeys).where(eq(passkeys.user, id))).map((passkey) =>
      only(passkey, ['name', 'createdAt', 'lastUsedAt']),
    ),
    supportActions: await entriesFor(db, id),
    mails: (
      await db
        .select()
        .from(outbox)
        .where(await ownLetters(db, { id, username }))
        .orderBy(asc(outbox.id))
    ).map((mail) => only(mail, ['to', 'subject', 'status', 'createdAt', 'sentAt'])),
  };
}

/** Sittings of mock exams, with what was answered; questions are the school's, and named by their ids. */
async function ownExams(db: Database, user: number, nameOf: (learner: number | null) => string | null) {
  const { user: _, questions, ...columns } = getTableColumns(exam_sittings);
  const sittings = await db
    .select({ ...columns, problems: sql<string[]>`jsonb_path_query_array(${questions}, '$[*].id')` })
    .from(exam_sittings)
    .where(eq(exam_sittings.user, user))
    .orderBy(asc(exam_sittings.id));
  const given = await db
    .select()
    .from(exam_answers)
    .where(eq(exam_answers.user, user))
    .orderBy(asc(exam_answers.number));
  return sittings.map(({ person, ...sitting }) => ({
    learner: nameOf(person || null),
    ...only(sitting, ['grade', 'startedAt', 'endsAt', 'finishedAt', 'right', 'isPassed', 'parts', 'problems']),
    answers: given
      .filter((answer) => answer.sitting === sitting.id)
      .map((answer) => only(answer, ['number', 'at', 'answeredAt'])),
  }));
}

/** AI exams, with what was asked and answered; the same holds of their questions. */
async function ownGradings(db: Database, user: number, nameOf: (learner: number | null) => string | null) {
  const found = await db.select().from(gradings).where(eq(gradings.user, user)).orderBy(asc(gradings.id));
  const { grading, number, problem, at, isRight, answeredAt } = grading_questions;
  const asked = await db
    .select({ grading, number, problem, at, isRight, answeredAt })
    .from(grading_questions)
    .where(eq(grading_questions.user, user))
    .orderBy(asc(number));
  return found.map(({ person, ...row }) => ({
    learner: nameOf(person || null),
    ...only(row, ['startedAt', 'startLevel', 'finishedAt', 'level', 'weaker', 'stronger', 'confidence']),
    questions: asked
      .filter((question) => question.grading === row.id)
      // As long as it runs nothing says what was right.
      .map((question) =>
        only(question, ['number', 'problem', 'at', ...(row.finishedAt ? ['isRight' as const] : []), 'answeredAt']),
      ),
  }));
}

async function ownApplications(db: Database, secret: string, userId: number, now: Date) {
  const own: ApplicationRow[] = await db
    .select()
    .from(requests)
    .where(eq(requests.user, userId))
    .orderBy(asc(requests.id));
  const told = [];
  for (const row of own) {
    const { key: _, may: __, ...request } = await personalApplication(db, secret, row, now);
    told.push(request);
  }
  return told;
}

/** What staff did for the account, and why; who of them is theirs to know. */
async function entriesFor(db: Database, userId: number) {
  const isAbout = and(eq(audit_log.table, 'users'), eq(audit_log.document, String(userId)));
  const done = await db.select().from(audit_log).where(isAbout).orderBy(asc(audit_log.createdAt), asc(audit_log.id));
  return done.map((entry) => only(entry, ['action', 'input', 'createdAt']));
}
