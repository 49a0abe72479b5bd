import {
  and,
  asc,
  eq,
  exists,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  lte,
  ne,
  notExists,
  or,
} from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import { lastWeek, weekBefore, type Week } from '@/lib/progress/week';
import type { Locale } from '@/lib/kernel/i18n/locales';
import { learners, learning_events, learning_settings, outbox, users } from '@/platform/payload-generated-schema';
import { database, inTransaction, sql, type Database } from '@/platform/kernel/database/database';
import { errorText } from '@/platform/kernel/error-text';
import { lockUser } from '@/platform/account/accounts';
import { addressee, findAddressee, mailAccount } from '@/platform/account/mail-account';
import { readComposed, type ComposedCourse } from '@/platform/courses/composed';
import { ofPerson } from '@/platform/family/person';
import { learnedKinds } from '../time';
import { learnedIn } from './learned-in';
import { stopToken } from './stop-token';

const pageLength = 100;

/**
 * Sends one email about the last week to each person who wants it and has learned something in that week or in the one before: in the latter case it reports
 * a quiet week, and none follows until something is learned again. The key of person and week makes it one, however often and on whichever instance this
 * runs; until the next email is due, a person without one still gets it.
 * @returns how many were written
 */
export async function writeWeeklyEmails(payload: Payload, now: Date): Promise<number> {
  const week = lastWeek(now);
  const db = database(payload);
  const courses = new Map<Locale, Promise<ComposedCourse[]>>();
  let written = 0;
  for (let after = 0; ;) {
    const due = await dueAfter(db, week, after);
    for (const one of due) {
      const { locale } = one.account;
      courses.set(locale, courses.get(locale) ?? readComposed(db, locale));
      try {
        if (await writeEmail(payload, one, (await courses.get(locale))!, week, now)) written += 1;
      } catch (error) {
        // The next run tries again; the other people do not wait for it.
        payload.logger.error({ user: one.account.id, error: errorText(error) }, 'a weekly letter was not written');
      }
    }
    if (due.length < pageLength) return written;
    after = due.at(-1)!.id;
  }
}

const keyOf = (user: number, person: number, { monday }: Week) => `weekly:${user}-${person}:${monday}`;

type Due = Awaited<ReturnType<typeof dueAfter>>[number];

/** People who may be due one; what they have learned is checked one by one. */
async function dueAfter(db: Database, week: Week, after: number) {
  const { id, user, person, weeklyLetter, weeklySince } = learning_settings;
  const key = sql`'weekly:' || ${user} || '-' || ${person} || ':' || ${week.monday}`;
  const { kind, occurredAt } = learning_events;
  const lately = db
    .select({ one: sql`1` })
    .from(learning_events)
    .where(
      and(
        eq(learning_events.user, user),
        eq(learning_events.person, person),
        inArray(kind, [...learnedKinds]),
        gte(occurredAt, weekBefore(week).from.toISOString()),
        lte(occurredAt, week.to.toISOString()),
      ),
    );
  const isWritten = db.select({ id: outbox.id }).from(outbox).where(eq(outbox.dedupeKey, key));
  return db
    .select({ id, person, account: addressee, learner: learners.publicId })
    .from(learning_settings)
    .innerJoin(users, eq(users.id, user))
    .leftJoin(learners, and(eq(learners.id, person), eq(learners.user, user)))
    .where(
      and(
        gt(id, after),
        eq(weeklyLetter, true),
        isNull(users.deletedAt),
        isNotNull(users.emailProvedAt),
        ne(users.email, ''),
        or(eq(person, 0), isNotNull(learners.id)),
        or(isNull(weeklySince), lte(weeklySince, week.writtenAt.toISOString())),
        exists(lately),
        notExists(isWritten),
      ),
    )
    .orderBy(asc(id))
    .limit(pageLength);
}

/** Writes one email; the account and its setting are checked once more with the account's row locked. @returns whether there was one to write */
async function writeEmail(
  payload: Payload,
  { person, learner, account: { id: user } }: Due,
  courses: readonly ComposedCourse[],
  week: Week,
  now: Date,
): Promise<boolean> {
  const who = { user, person, learner };
  const learned = (of: Week) => learnedIn(database(payload), who, courses, of, now);
  const found = await learned(week);
  // A quiet week is reported only after one that was not quiet.
  if (found.isQuiet && (await learned(weekBefore(week))).isQuiet) return false;
  return inTransaction(payload, async ({ db }) => {
    await lockUser(db, user);
    const account = await findAddressee(db, user);
    const { weeklyLetter } = learning_settings;
    const [wish] = await db
      .select({ weeklyLetter, name: learners.name })
      .from(learning_settings)
      .leftJoin(learners, eq(learners.id, learning_settings.person))
      .where(ofPerson(learning_settings, who));
    if (!wish?.weeklyLetter || !account?.emailProvedAt) return false;
    await mailAccount(db, now, account, {
      template: 'weeklyProgress',
      dedupeKey: keyOf(user, person, week),
      data: {
        from: week.from.toISOString(),
        to: week.to.toISOString(),
        isLearners: person !== 0,
        ...found,
        token: stopToken(payload.secret, who),
      },
      typed: { learner: wish.name },
    });
    return true;
  });
}
