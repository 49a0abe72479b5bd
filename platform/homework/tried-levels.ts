import { itemKey, type HomeworkItem, type TriedLevel } from '@/lib/homework/homework';
import { climbLesson } from '@/lib/climb/climb';
import { iso, isoOrNull, rows, sql, type Database } from '@/platform/kernel/database/database';
import { grouped } from '@/platform/kernel/grouped';
import type { Person } from '@/platform/family/person';
import { keyOf, peopleOf } from '@/platform/progress/people';

type Given = { publicId: string; givenAt: string; items: unknown };
type Row = TriedLevel & Person & { homework: string; item: string };

/**
 * The levels of the climb that these people tried since each homework was given, for each of its items. They are read from the events by the grade at
 * the time of the try, so that moved or withdrawn levels still count.
 */
export async function triedLevels(db: Database, given: readonly Given[], people: readonly Person[]) {
  const asked = given.flatMap(({ publicId: homework, givenAt: since, items }) =>
    (items as HomeworkItem[]).flatMap((item) =>
      item.kind === 'levels'
        ? [{ homework, since, item: itemKey(item), lesson: climbLesson(item.theme), grade: item.grade }]
        : [],
    ),
  );
  const { users, persons } = peopleOf(people);
  const found =
    asked.length > 0
      ? await rows<Row>(
          db,
          sql`SELECT w.homework, w.item, e.user_id AS "user", e.person, count(*)::int AS tries,
              sum((e.data ->> 'milliseconds')::int)::float8 AS milliseconds, max(e.occurred_at) AS "lastAt",
              min(e.occurred_at) FILTER (WHERE (e.data ->> 'solved')::boolean) AS "solvedAt"
            FROM jsonb_to_recordset(${JSON.stringify(asked)}::jsonb)
              AS w(homework text, since timestamptz, item text, lesson text, grade int)
            JOIN learning_events e ON e.user_id = ANY(${users}::int[]) AND e.person = ANY(${persons}::numeric[]) AND e.lesson = w.lesson
              AND e.kind = 'level' AND e.occurred_at >= w.since AND (e.data ->> 'grade')::int = w.grade
            GROUP BY w.homework, w.item, e.user_id, e.person, e.problem`,
        )
      : [];
  const by = grouped(found, (one) => `${one.homework} ${one.item} ${keyOf(one)}`);
  return {
    isNone: found.length === 0,
    of: ({ publicId }: Pick<Given, 'publicId'>, item: HomeworkItem, who: Person): TriedLevel[] =>
      (by.get(`${publicId} ${itemKey(item)} ${keyOf(who)}`) ?? []).map(({ tries, milliseconds, lastAt, solvedAt }) => ({
        tries,
        milliseconds,
        lastAt: iso(lastAt),
        solvedAt: isoOrNull(solvedAt),
      })),
  };
}
