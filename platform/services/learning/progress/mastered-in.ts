import { isMastered, recentOf } from '@/lib/domain/learning/mastery';
import { practiceOf, topicOf } from '@/lib/domain/learning/practice';
import { iso, rows, sql, type Database } from '../../database';
import type { Person } from '../people/person';
import { keyOf, type People } from './people';

type Attempt = Person & { lesson: string; problem: string; at: string; clean: boolean };
type Begun = Person & { lesson: string; openedAt: string | null; need: number; of: number };

/** Codes of topics that somebody had mastered when the time ended, and not when it began; by `keyOf`. */
export async function masteredIn(
  db: Database,
  { users, persons }: People,
  { from, to }: { from: Date; to: Date },
): Promise<Map<string, Set<string>>> {
  const practice = practiceOf('');
  // A topic comes to be mastered by a right attempt, so none without one is looked at.
  const tried = await rows<Person & { lesson: string }>(
    db,
    sql`SELECT user_id AS "user", person, lesson FROM learning_events
      WHERE user_id = ANY(${users}::int[]) AND person = ANY(${persons}::numeric[]) AND kind = 'attempt'
        AND occurred_at BETWEEN ${from.toISOString()}::timestamptz AND ${to.toISOString()}::timestamptz
        AND (data ->> 'solved')::boolean
      GROUP BY 1, 2, 3`,
  );
  if (tried.length === 0) return new Map();
  // One for each topic: tried in its lesson and in its practice it would be read twice.
  const candidates = new Map(
    tried.map(({ user, person, lesson }) => {
      const topic = topicOf(lesson);
      return [`${keyOf({ user, person })} ${topic}`, { user, person, topic }];
    }),
  );
  const asked = sql`jsonb_to_recordset(${JSON.stringify([...candidates.values()])}::jsonb) AS c ("user" int, person numeric, topic text)`;
  // By its index for each of them (OFFSET 0): joined, PostgreSQL may read the whole table in their place.
  const isOfTopic = (of: ReturnType<typeof sql>) =>
    sql`${of}.user_id = c."user" AND ${of}.person = c.person AND ${of}.lesson IN (c.topic, ${practice} || c.topic)`;
  const attempts = await rows<Attempt>(
    db,
    sql`SELECT e.user_id AS "user", e.person, e.lesson, e.problem, e.occurred_at AS at,
        (e.data ->> 'solved')::boolean AND coalesce((e.data ->> 'hints')::int, 0) = 0 AS clean
      FROM ${asked} CROSS JOIN LATERAL (
        SELECT * FROM learning_events e WHERE ${isOfTopic(sql`e`)}
          AND e.kind = 'attempt' AND e.occurred_at <= ${to.toISOString()}::timestamptz OFFSET 0) e
      ORDER BY e.occurred_at, e.public_id COLLATE "C"`,
  );
  const begun = await rows<Begun>(
    db,
    sql`SELECT l.user_id AS "user", l.person, l.lesson, l.opened_at AS "openedAt", l.mastery_need::int AS need, l.mastery_of::int AS of
      FROM ${asked} CROSS JOIN LATERAL (SELECT * FROM lesson_progress l WHERE ${isOfTopic(sql`l`)} OFFSET 0) l`,
  );
  const topicsOf = new Map<string, Map<string, Map<string, Attempt[]>>>();
  for (const attempt of attempts) {
    const of = within(topicsOf, keyOf(attempt), () => new Map<string, Map<string, Attempt[]>>());
    const lessons = within(of, topicOf(attempt.lesson), () => new Map<string, Attempt[]>());
    within(lessons, attempt.lesson, () => []).push({ ...attempt, at: iso(attempt.at) });
  }
  const begunOf = new Map(begun.map((row) => [`${keyOf(row)} ${row.lesson}`, row]));
  const found = new Map<string, Set<string>>();
  for (const [one, topics] of topicsOf)
    for (const [topic, lessons] of topics) {
      const isMasteredBy = (end: Date) =>
        isMastered(
          ...[...lessons].flatMap(([lesson, all]) => {
            const row = begunOf.get(`${one} ${lesson}`);
            const before = all.filter(({ at }) => Date.parse(at) <= end.getTime());
            if (!row || before.length === 0) return [];
            return {
              ...{ openedAt: row.openedAt && iso(row.openedAt), masteryNeed: row.need, masteryOf: row.of },
              recent: recentOf(
                before.map(({ at, problem, clean }) => ({ occurredAt: at, problem, solved: clean, hints: 0 })),
              ),
            };
          }),
        );
      if (isMasteredBy(to) && !isMasteredBy(new Date(from.getTime() - 1)))
        within(found, one, () => new Set<string>()).add(topic);
    }
  return found;
}

function within<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  let value = map.get(key);
  if (value === undefined) map.set(key, (value = make()));
  return value;
}
