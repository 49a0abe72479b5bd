import { needsHelp, wrongInARow, type HelpReason } from '@/lib/domain/classes/needs-help';
import { iso, rows, sql, type Database } from '../../database';
import type { Person } from '../../learning/people/person';
import { keyOf } from '../../learning/progress/people';

/** Since when they are the teacher's student. */
type Helped = Person & { since: string };
type Row = Person & { lastAt: string | null; tries: boolean[] | null };

/**
 * Who of these people needs help now, and why (docs/product.md, "Homework"), by `keyOf`. One statement, a few steps in an index for each of them: a first try
 * is one before which there is none at the same problem, wherever it was met.
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
        SELECT array_agg(f.solved ORDER BY f.occurred_at DESC, f.public_id DESC) AS tries FROM (
          SELECT e.occurred_at, e.public_id, coalesce((e.data ->> 'solved')::boolean, false) AS solved
          FROM learning_events e
          WHERE e.user_id = u.id AND e.person = u.person AND e.kind IN ('attempt', 'level', 'homework')
            AND NOT EXISTS (
              SELECT 1 FROM learning_events b
              WHERE b.user_id = u.id AND b.person = u.person AND b.problem = e.problem
                AND b.kind IN ('attempt', 'level', 'homework')
                AND (b.occurred_at, b.public_id) < (e.occurred_at, e.public_id)
            )
          ORDER BY e.occurred_at DESC, e.public_id DESC
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
