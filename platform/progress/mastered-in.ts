import { isMastered, recentOf, type Begun } from '@/lib/progress/mastery';
import { practiceOf, topicOf } from '@/lib/courses/practice';
import { lesson_progress } from '@/platform/payload-generated-schema';
import { iso, rows, sql, type Database } from '@/platform/kernel/database/database';
import { grouped } from '@/platform/kernel/grouped';
import type { Person } from '@/platform/family/person';
import { keyOf, type People } from './people';

type Tried = Person & Begun & { lesson: string; openedAt: string; lastAt: string };
type Attempt = Person & { lesson: string; problem: string; at: string; clean: boolean };
type Topic = Person & { topic: string; lessons: readonly Tried[]; isOver: boolean };
type Bounds = { from: Date; to: Date };

/**
 * Codes of topics that a person had mastered at the end of a period, and not at its beginning; by `keyOf`. The stored progress is that of now, so attempts
 * are read for topics in doubt: those before the beginning, if a topic may have been mastered by then, and those until the end, if something happened later.
 */
export async function masteredIn(db: Database, people: People, bounds: Bounds): Promise<Map<string, Set<string>>> {
  const topics = [...grouped(await triedBy(db, people), (one) => `${keyOf(one)} ${topicOf(one.lesson)}`).values()];
  const found = new Map<string, Set<string>>();
  const add = (one: Topic) => found.set(keyOf(one), (found.get(keyOf(one)) ?? new Set()).add(one.topic));
  const inDoubt: Topic[] = [];
  for (const lessons of topics) {
    const [{ user, person, lesson }] = lessons as [Tried];
    // Nothing has happened since the beginning: it was mastered before, or is not.
    if (lessons.every(({ lastAt }) => Date.parse(lastAt) < bounds.from.getTime())) continue;
    const isOver = lessons.every(({ lastAt }) => Date.parse(lastAt) <= bounds.to.getTime());
    if (isOver && !isMastered(...lessons)) continue;
    const one = { user, person, topic: topicOf(lesson), lessons, isOver };
    const isNew = lessons.every(({ openedAt }) => Date.parse(openedAt) >= bounds.from.getTime());
    if (isOver && isNew) add(one);
    else inDoubt.push(one);
  }
  const before = new Date(bounds.from.getTime() - 1);
  const attempts = grouped(await attemptsOf(db, inDoubt, { ...bounds, before }), lessonKey);
  for (const one of inDoubt) {
    const isMasteredBy = (end: Date) => isMastered(...one.lessons.flatMap((lesson) => asOf(lesson, attempts, end)));
    if ((one.isOver || isMasteredBy(bounds.to)) && !isMasteredBy(before)) add(one);
  }
  return found;
}

const lessonKey = (one: Person & { lesson: string }) => `${keyOf(one)} ${one.lesson}`;

/** Lessons with exercises that were tried. */
async function triedBy(db: Database, { users, persons }: People): Promise<Tried[]> {
  const found = await rows<Tried>(
    db,
    sql`SELECT user_id AS "user", person, lesson, opened_at AS "openedAt", last_at AS "lastAt",
        mastery_need::int AS "masteryNeed", mastery_of::int AS "masteryOf", recent
      FROM ${lesson_progress}
      WHERE user_id = ANY(${users}::int[]) AND person = ANY(${persons}::numeric[]) AND jsonb_array_length(recent) > 0`,
  );
  return found.map((row) => ({ ...row, openedAt: iso(row.openedAt), lastAt: iso(row.lastAt) }));
}

/** Attempts in their order: for topics without an event after the period (`isOver`) only those before it, for others those until its end. */
async function attemptsOf(
  db: Database,
  topics: readonly Topic[],
  { before, to }: Bounds & { before: Date },
): Promise<Attempt[]> {
  if (topics.length === 0) return [];
  const asked = topics.map(({ user, person, topic, isOver }) => ({ user, person, topic, until: isOver ? before : to }));
  // OFFSET 0 makes PostgreSQL use the index for each topic: with a plain join it may read the whole table instead.
  const found = await rows<Attempt>(
    db,
    sql`SELECT e.user_id AS "user", e.person, e.lesson, e.problem, e.occurred_at AS at,
        (e.data ->> 'solved')::boolean AND coalesce((e.data ->> 'hints')::int, 0) = 0 AS clean
      FROM jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) AS c ("user" int, person numeric, topic text, until timestamptz)
      CROSS JOIN LATERAL (
        SELECT * FROM learning_events e
        WHERE e.user_id = c."user" AND e.person = c.person AND e.lesson IN (c.topic, ${practiceOf('')} || c.topic)
          AND e.kind = 'attempt' AND e.occurred_at <= c.until OFFSET 0) e
      ORDER BY e.occurred_at, e.public_id COLLATE "C"`,
  );
  return found.map((attempt) => ({ ...attempt, at: iso(attempt.at) }));
}

/** A lesson as it was at an instant; none if it had not been tried by then. */
function asOf(lesson: Tried, attempts: ReadonlyMap<string, readonly Attempt[]>, end: Date): Begun[] {
  const before = (attempts.get(lessonKey(lesson)) ?? []).filter(({ at }) => Date.parse(at) <= end.getTime());
  if (before.length === 0) return [];
  const recent = before.map(({ at, problem, clean }) => ({ occurredAt: at, problem, solved: clean, hints: 0 }));
  return [{ ...lesson, recent: recentOf(recent) }];
}
