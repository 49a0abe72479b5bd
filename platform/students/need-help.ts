import { needsHelp, wrongInARow, type HelpReason } from '@/lib/students/needs-help';
import { problem_progress } from '@/platform/payload-generated-schema';
import { iso, rows, sql, type Database } from '@/platform/kernel/database/database';
import type { Person } from '@/platform/family/person';
import { keyOf } from '@/platform/progress/people';

/** Since when the person is the teacher's student. */
type Helped = Person & { since: string };
type Row = Person & { lastAt: string | null; tries: boolean[] | null };

/**
 * The people who need help now, and why (docs/product.md, "Homework"), by `keyOf`. One statement, a few index steps per person. While the previous
 * release still runs, attempts stored by it count only once they are repeated.
 */
export async function needHelp(db: Database, people: readonly Helped[], now: Date): Promise<Map<string, HelpReason>> {
  if (people.length === 0) return new Map();
  const found = await rows<Row>(
    db,
    sql`SELECT u.id AS user, u.person, l.at AS "lastAt", t.tries
      FROM (VALUES ${sql.join(
        people.map(({ user, person }) => sql`(${user}::int, ${person}::numeric)`),
        sql`, `,
      )}) AS u(id, person)
      LEFT JOIN LATERAL (
        SELECT max(e.occurred_at) AS at FROM learning_events e WHERE e.user_id = u.id AND e.person = u.person
      ) l ON true
      LEFT JOIN LATERAL (
        SELECT array_agg(f.solved ORDER BY f.first_at DESC) AS tries FROM (
          SELECT p.first_at, coalesce(p.is_solved_first, false) AS solved FROM ${problem_progress} p
          WHERE p.user_id = u.id AND p.person = u.person AND p.first_at IS NOT NULL
          ORDER BY p.first_at DESC
          LIMIT ${wrongInARow}
        ) f
      ) t ON true`,
  );
  const since = new Map(people.map((one) => [keyOf(one), one.since]));
  return new Map(
    found.flatMap(({ lastAt, tries, ...one }) => {
      const reason = needsHelp({ firstTries: tries ?? [], lastAt: iso(lastAt ?? since.get(keyOf(one))!) }, now);
      return reason ? [[keyOf(one), reason] as const] : [];
    }),
  );
}
