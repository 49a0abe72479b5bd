import { and, eq, inArray } from '@payloadcms/db-postgres/drizzle';
import type { LearningEvent } from '@/lib/events/contract';
import { homeworkLesson, itemKey, type GivenItem } from '@/lib/homework/homework';
import type { Problem } from '@/lib/go/position';
import { isSolvedBy } from '@/lib/go/replay';
import { homework, homework_recipients, problems, students } from '@/platform/payload-generated-schema';
import { itemsOf } from '../homework-rows';
import type { Database } from '@/platform/kernel/database/database';
import { ofPerson, type Learning } from '@/platform/family/person';

type Tried = Extract<LearningEvent, { kind: 'homework' }>;
const isTried = (event: LearningEvent): event is Tried => event.kind === 'homework';

/**
 * Judges tries at problems of homework and returns what to store; null if the homework was not given to the person or has no such problem. Closed and
 * archived homework still takes tries, so that no work of a student is lost. It locks the homework until the transaction ends, so that its problems are
 * not changed at the first try (../change-homework.ts).
 */
export async function triedOf(db: Database, who: Learning, events: readonly LearningEvent[]) {
  const submitted = events.filter(isTried);
  const given = await givenTo(
    db,
    who,
    submitted.map((event) => event.homework),
  );
  const bank = await judged(
    db,
    submitted.map(({ problem }) => problem),
  );
  return ({ homework: id, problem, moves, hints, milliseconds }: Tried) => {
    const asked = given.get(id)?.find((item) => itemKey(item) === problem);
    const known = asked && askedBy(asked, bank);
    if (!known) return null;
    const lesson = homeworkLesson(id);
    const solved = isSolvedBy(known.problem, moves);
    return { course: lesson, lesson, problem, data: { moves, hints, milliseconds, solved, ...known.rated } };
  };
}

/** The problem of an item: of the bank as it is now, the teacher's own as it was given, which has no grade. Null if there is none. */
function askedBy(
  item: GivenItem,
  bank: Awaited<ReturnType<typeof judged>>,
): { problem: Problem; rated?: { grade: number } } | null {
  if (item.kind === 'own') return item;
  const row = item.kind === 'problem' && bank.get(item.problem);
  return row ? { problem: row.data as Problem, rated: { grade: row.grade } } : null;
}

async function givenTo(db: Database, who: Learning, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, GivenItem[]>();
  const found = await db
    .select({ id: homework.publicId, items: homework.items })
    .from(homework)
    .innerJoin(homework_recipients, eq(homework_recipients.homework, homework.id))
    .innerJoin(students, eq(students.id, homework_recipients.student))
    .where(and(inArray(homework.publicId, [...new Set(ids)]), ofPerson(students, who)))
    .orderBy(homework.id)
    .for('share', { of: homework });
  return new Map(found.map((row) => [row.id, itemsOf(row)]));
}

async function judged(db: Database, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, never>();
  const { publicId, data, grade } = problems;
  const found = await db
    .select({ publicId, data, grade })
    .from(problems)
    .where(inArray(publicId, [...new Set(ids)]));
  return new Map(found.map((row) => [row.publicId, row]));
}
