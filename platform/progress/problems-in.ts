import { problem_progress } from '@/platform/payload-generated-schema';
import { rows, sql, type Database } from '@/platform/kernel/database/database';
import type { Person } from '@/platform/family/person';
import type { People } from './people';

export type MetProblems = Person & { lesson: string; grade: number; tried: number; solved: number };

/** When a problem was tried first; for a row that the previous release wrote, when it was tried last. */
export const triedFirstAt = sql`coalesce(first_at, last_at)`;

/** Problems that were met for the first time, and how many of them were solved at that very try without a hint: by person, lesson and grade. */
export const problemsIn = (
  db: Database,
  { users, persons }: People,
  { from, to }: { from: Date; to: Date },
): Promise<MetProblems[]> =>
  rows<MetProblems>(
    db,
    sql`SELECT user_id AS "user", person, coalesce(first_lesson, '') AS lesson, grade::int AS grade, count(*)::int AS tried,
      (count(*) FILTER (WHERE is_first_try))::int AS solved
    FROM ${problem_progress}
    WHERE user_id = ANY(${users}::int[]) AND person = ANY(${persons}::numeric[])
      AND ${triedFirstAt} BETWEEN ${from.toISOString()}::timestamptz AND ${to.toISOString()}::timestamptz
    GROUP BY 1, 2, 3, 4`,
  );
