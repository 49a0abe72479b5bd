import { rows, sql, type Database } from '../../database';
import type { Person } from '../people/person';
import type { People } from './people';

export type MetProblems = Person & { lesson: string; grade: number; tried: number; solved: number };

/** Problems that were met for the first time, and how many of them were solved at that very try without a hint: by person, lesson and grade. */
export const problemsIn = (
  db: Database,
  { users, persons }: People,
  { from, to }: { from: Date; to: Date },
): Promise<MetProblems[]> =>
  rows<MetProblems>(
    db,
    sql`WITH met AS (
      SELECT DISTINCT ON (user_id, person, problem) user_id, person, problem, lesson, occurred_at, data FROM learning_events
      WHERE user_id = ANY(${users}::int[]) AND person = ANY(${persons}::numeric[]) AND problem IS NOT NULL
        AND occurred_at BETWEEN ${from.toISOString()}::timestamptz AND ${to.toISOString()}::timestamptz
      ORDER BY user_id, person, problem, occurred_at, public_id COLLATE "C")
    SELECT user_id AS "user", person, lesson, coalesce((data ->> 'grade')::int, 0) AS grade, count(*)::int AS tried,
      (count(*) FILTER (WHERE (data ->> 'solved')::boolean AND coalesce((data ->> 'hints')::int, 0) = 0))::int AS solved
    FROM met
    WHERE NOT EXISTS (SELECT FROM learning_events e WHERE e.user_id = met.user_id AND e.person = met.person
      AND e.problem = met.problem AND e.occurred_at < ${from.toISOString()}::timestamptz)
    GROUP BY 1, 2, 3, 4`,
  );
