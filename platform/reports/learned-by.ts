import { nothingLearned, type Learned } from '@/lib/reports/report';
import { boundsOf, type ReportPeriod } from '@/lib/reports/report-period';
import { schoolTimeZone } from '@/lib/kernel/period';
import { learning_events, level_progress } from '@/platform/payload-generated-schema';
import { rows, sql, type Database } from '@/platform/kernel/database/database';
import type { Person } from '@/platform/family/person';
import { masteredIn } from '@/platform/progress/mastered-in';
import { keyOf, peopleOf, type People } from '@/platform/progress/people';
import { problemsIn } from '@/platform/progress/problems-in';
import { secondsOfEvent, timedKinds } from '@/platform/progress/time';

type Found<Of extends keyof Learned> = Person & Learned[Of][number];

/**
 * What these people learned in a period (docs/product.md, "Reports"): from the events, and from the sources of the learner's own
 * progress. A fixed number of queries for all of them together.
 */
export async function learnedBy(
  db: Database,
  who: readonly Person[],
  period: ReportPeriod,
): Promise<(one: Person) => Learned> {
  if (who.length === 0) return () => nothingLearned;
  const people = peopleOf(who);
  const bounds = boundsOf(period);
  // One query after the other: a transaction of its own for each would be more work for the database, not less.
  const time = byPerson(await timeIn(db, people, bounds));
  const finished = byPerson(await finishedIn(db, people, bounds));
  const problems = byPerson(await problemsIn(db, people, bounds));
  const mastered = await masteredIn(db, people, bounds);
  const climbed = byPerson(await climbedIn(db, people, bounds));
  const exams = byPerson(await passedIn(db, people, bounds));
  return (one) => {
    const key = keyOf(one);
    return {
      time: time.get(key) ?? [],
      finished: finished.get(key) ?? [],
      problems: problems.get(key) ?? [],
      mastered: [...(mastered.get(key) ?? [])].sort(),
      climbed: climbed.get(key) ?? [],
      exams: exams.get(key) ?? [],
    };
  };
}

type Bounds = { from: Date; to: Date };
const between = (at: ReturnType<typeof sql>, { from, to }: Bounds) =>
  sql`${at} BETWEEN ${from.toISOString()}::timestamptz AND ${to.toISOString()}::timestamptz`;
const dayOf = (at: ReturnType<typeof sql>) => sql`((${at} AT TIME ZONE ${schoolTimeZone})::date - date '1970-01-01')`;
const theirs = (of: ReturnType<typeof sql>, { users, persons }: People) =>
  sql`${of}.user_id = ANY(${users}::int[]) AND ${of}.person = ANY(${persons}::numeric[])`;

const timeIn = (db: Database, people: People, bounds: Bounds) =>
  rows<Found<'time'>>(
    db,
    sql`SELECT user_id AS "user", person, ${dayOf(sql`occurred_at`)} AS day, sum(${secondsOfEvent})::int AS seconds
      FROM ${learning_events} WHERE ${theirs(sql`learning_events`, people)} AND ${between(sql`occurred_at`, bounds)}
        AND kind IN (${sql.join(
          timedKinds.map((kind) => sql`${kind}`),
          sql`, `,
        )})
      GROUP BY 1, 2, 3`,
  );

const finishedIn = (db: Database, people: People, bounds: Bounds) =>
  rows<Found<'finished'>>(
    db,
    sql`SELECT user_id AS "user", person, lesson, ${dayOf(sql`finished_at`)} AS day FROM lesson_progress l
      WHERE ${theirs(sql`l`, people)} AND ${between(sql`finished_at`, bounds)}`,
  );

/** Levels of the climb, by the time of the first right attempt. */
const climbedIn = (db: Database, people: People, bounds: Bounds) =>
  rows<Found<'climbed'>>(
    db,
    sql`SELECT user_id AS "user", person, grade::int AS grade, count(*)::int AS levels FROM ${level_progress}
      WHERE ${theirs(sql`level_progress`, people)} AND is_solved AND ${between(sql`coalesce(solved_at, last_at)`, bounds)}
      GROUP BY 1, 2, 3`,
  );

/** Mock exams, by the time when their grade was passed first; without those whose certificate was revoked. */
const passedIn = (db: Database, people: People, bounds: Bounds) =>
  rows<Found<'exams'>>(
    db,
    sql`SELECT s.user_id AS "user", s.person, s.grade::int AS grade, ${dayOf(sql`min(coalesce(s.finished_at, s.ends_at))`)} AS day
      FROM exam_sittings s WHERE ${theirs(sql`s`, people)} AND s.is_passed
        AND NOT EXISTS (SELECT FROM certificates c WHERE c.user_id = s.user_id AND c.person = s.person AND c.grade = s.grade AND c.revoked_at IS NOT NULL)
      GROUP BY s.user_id, s.person, s.grade HAVING ${between(sql`min(coalesce(s.finished_at, s.ends_at))`, bounds)}`,
  );

function byPerson<Row extends Person>(found: readonly Row[]): Map<string, Row[]> {
  const map = new Map<string, Row[]>();
  for (const row of found) {
    const known = map.get(keyOf(row));
    if (known) known.push(row);
    else map.set(keyOf(row), [row]);
  }
  return map;
}
