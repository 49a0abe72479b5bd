import { and, eq, gte, inArray, lte } from '@payloadcms/db-postgres/drizzle';
import type { StudyCourse } from '@/lib/contract/learning';
import { isMastered } from '@/lib/domain/learning/mastery';
import { practiceOf, topicOf } from '@/lib/domain/learning/practice';
import { lessonProgressOf, type Fact } from '@/lib/domain/learning/progress';
import type { Week } from '@/lib/domain/learning/week';
import { learning_events, problem_progress } from '@/platform/payload-generated-schema';
import { sql, type Database } from '../../database';
import type { ComposedCourse } from '../course/composed';
import { todayOf } from '../course/list-courses';
import { rightsOf } from '../course/rights';
import { factOf } from '../events/facts';
import type { Learning } from '../people/person';
import { progressOf } from '../progress/get-progress';

export type LearnedInWeek = {
  minutes: number;
  /** Lessons finished. */
  finished: number;
  /** Problems met for the first time, and those of them solved at the first try without a hint. */
  tried: number;
  solved: number;
  /** Titles of topics mastered in this week. */
  mastered: string[];
  /** Where it goes on. */
  next: { course: string; lesson: string } | null;
};

/** What somebody learned in a week and what comes next, by the projection that the progress screen shows. */
export async function learnedIn(
  db: Database,
  who: Learning,
  courses: readonly ComposedCourse[],
  week: Week,
  now: Date,
): Promise<LearnedInWeek> {
  const person = { db, who, mayStudy: await rightsOf(db, who) };
  const progress = await progressOf(person, courses, week.to);
  const isMasteredNow = await masteredIn(db, who, week);
  const seconds = progress.week.reduce((sum, day) => sum + day.seconds, 0);
  return {
    minutes: Math.round(seconds / 60),
    finished: progress.week.reduce((sum, day) => sum + day.finished, 0),
    ...(await problemsIn(db, who, week)),
    mastered: progress.topics.flatMap(({ id, title }) => (isMasteredNow.has(id) ? [title] : [])),
    next: nextOf(await todayOf(person, courses, now)),
  };
}

/** The lesson that the first page of the learning app leads to. */
function nextOf(courses: readonly StudyCourse[]): LearnedInWeek['next'] {
  const course = courses.find(({ next, isOpen }) => next && (isOpen || next.isFree));
  return course?.next ? { course: course.title, lesson: course.next.title } : null;
}

async function problemsIn(db: Database, { user, person }: Learning, { from, to }: Week) {
  const { problem, lastAt, isFirstTry } = problem_progress;
  const firstAt = sql`(SELECT min(e.occurred_at) FROM learning_events e
    WHERE e.user_id = ${problem_progress.user} AND e.person = ${problem_progress.person} AND e.problem = ${problem})`;
  const isFirstHere = sql`${firstAt} BETWEEN ${from.toISOString()}::timestamptz AND ${to.toISOString()}::timestamptz`;
  const [found] = await db
    .select({
      tried: sql<number>`count(*)`.mapWith(Number),
      solved: sql<number>`count(*) FILTER (WHERE ${isFirstTry})`.mapWith(Number),
    })
    .from(problem_progress)
    .where(
      and(
        ...[eq(problem_progress.user, user), eq(problem_progress.person, person)],
        ...[gte(lastAt, from.toISOString()), isFirstHere],
      ),
    );
  return found!;
}

/** Codes of topics that somebody had mastered when the week ended, and not when it began. */
async function masteredIn(db: Database, { user, person }: Learning, { from, to }: Week): Promise<Set<string>> {
  const { occurredAt, lesson, kind } = learning_events;
  const until = and(
    ...[eq(learning_events.user, user), eq(learning_events.person, person)],
    lte(occurredAt, to.toISOString()),
  );
  const tried = await db
    .selectDistinct({ lesson })
    .from(learning_events)
    .where(and(until, gte(occurredAt, from.toISOString()), eq(kind, 'attempt')));
  const topics = [...new Set(tried.map((row) => topicOf(row.lesson)))];
  if (topics.length === 0) return new Set();
  const lessons = topics.flatMap((topic) => [topic, practiceOf(topic)]);
  const happened = await db
    .select()
    .from(learning_events)
    .where(and(until, inArray(lesson, lessons)));
  const isMasteredAfter = (topic: string, counts: (fact: Fact) => boolean) => {
    const progress = [topic, practiceOf(topic)].flatMap((one) => {
      const facts = happened.filter((row) => row.lesson === one).map(factOf);
      return lessonProgressOf(facts.filter(counts)) ?? [];
    });
    return isMastered(...progress);
  };
  const isBefore = (fact: Fact) => Date.parse(fact.occurredAt) < from.getTime();
  return new Set(topics.filter((topic) => isMasteredAfter(topic, () => true) && !isMasteredAfter(topic, isBefore)));
}
