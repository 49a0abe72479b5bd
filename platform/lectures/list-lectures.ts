import { and, asc, desc, eq, gt, lte, ne } from '@payloadcms/db-postgres/drizzle';
import type { Lecture, Lectures } from '@/lib/lectures/contract';
import { goneBefore, lectureState } from '@/lib/lectures/lectures';
import { films, lectures, lectures_locales } from '@/platform/payload-generated-schema';
import { pagesOf } from '@/platform/kernel/database/paged';
import { requireUser, type Asked } from '@/platform/kernel/context';
import { database, iso, sql, type Database } from '@/platform/kernel/database/database';
import type { InLanguage } from '@/platform/courses/visitor';
import { whoLearns } from '@/platform/family/person';
import { mayAttend } from './rights';

const maxUpcoming = 10;
const pageLength = 20;

const endsAt = sql<string>`${lectures.startsAt} + ${lectures.minutes} * interval '1 minute'`;

/** Selects lectures with their texts in a language. */
const inThis = (db: Database, { locale }: InLanguage) => {
  const { slug, startsAt, minutes, joinUrl, replay } = lectures;
  const { title, summary } = lectures_locales;
  return db
    .select({ slug, startsAt, minutes, joinUrl, title, summary, file: films.file_key, seconds: films.seconds })
    .from(lectures)
    .innerJoin(lectures_locales, and(eq(lectures_locales._parentID, lectures.id), eq(lectures_locales._locale, locale)))
    .leftJoin(films, eq(films.id, replay))
    .$dynamic();
};
type Row = Awaited<ReturnType<typeof inThis>>[number];

/** Requires a login. A user without a right to attend sees the list, with `isOpen` false. */
export async function listLectures({ ctx, input }: Asked<InLanguage & { page: number }>): Promise<Lectures> {
  const { id } = requireUser(ctx);
  const db = database(ctx.payload);
  const who = await whoLearns(db, id, input.learner);
  const now = ctx.now();
  const isListed = and(eq(lectures._status, 'published'), ne(lectures_locales.title, ''));
  const isToCome = and(isListed, gt(endsAt, now.toISOString()));
  const isPast = and(isListed, gt(endsAt, goneBefore(now).toISOString()), lte(endsAt, now.toISOString()));
  const upcoming = await inThis(db, input)
    .where(isToCome)
    .orderBy(asc(lectures.startsAt), asc(lectures.id))
    .limit(maxUpcoming);
  const count = await db.$count(inThis(db, input).where(isPast).as('past'));
  const past = await inThis(db, input)
    .where(isPast)
    .orderBy(desc(lectures.startsAt), desc(lectures.id))
    .limit(pageLength)
    .offset((input.page - 1) * pageLength);
  return {
    isOpen: await mayAttend(db, who, now),
    upcoming: upcoming.flatMap((row) => entryOf(row, now)),
    past: { items: past.flatMap((row) => entryOf(row, now)), pages: pagesOf(count, pageLength), count },
  };
}

function entryOf({ slug, minutes, joinUrl, title, summary, file, seconds, ...row }: Row, now: Date): Lecture[] {
  // A published lecture has all of these; only a draft may lack some.
  if (slug === null || row.startsAt === null || minutes === null || title === null) return [];
  const startsAt = new Date(row.startsAt);
  const state = lectureState({ startsAt, minutes, hasReplay: file !== null && seconds !== null }, now);
  if (state === 'gone') return [];
  return [
    { id: slug, title, summary: summary ?? '', startsAt: iso(row.startsAt), minutes, state, hasRoom: Boolean(joinUrl) },
  ];
}
