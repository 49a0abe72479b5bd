import { and, asc, eq, inArray, sql as raw } from '@payloadcms/db-postgres/drizzle';
import { homeworkLesson, type GivenItem } from '@/lib/homework/homework';
import {
  homework,
  homework_recipients,
  learning_events,
  lesson_progress,
  students,
} from '@/platform/payload-generated-schema';
import type { Database } from '@/platform/kernel/database/database';
import { ServiceError } from '@/platform/kernel/service-error';
import type { Teacher } from '@/platform/classes/access/require-teacher';
import { triedLevels } from './tried-levels';

export type HomeworkRow = typeof homework.$inferSelect;

export const itemsOf = ({ items }: Pick<HomeworkRow, 'items'>) => items as GivenItem[];

/**
 * The teacher's own homework; homework of another teacher counts as unknown.
 * @param lock locks the row, so that it is not changed or begun until the transaction ends (learner/tried.ts)
 * @throws ServiceError NOT_FOUND
 */
export async function requireHomework(
  db: Database,
  { id }: Pick<Teacher, 'id'>,
  publicId: string,
  { lock = false } = {},
): Promise<HomeworkRow> {
  const query = db
    .select()
    .from(homework)
    .where(and(eq(homework.teacher, id), eq(homework.publicId, publicId)));
  const [row] = await (lock ? query.for('update') : query);
  if (!row) throw new ServiceError('NOT_FOUND', 'no such homework');
  return row;
}

/** The recipients who are still active students, by name. */
export const recipientsOf = (db: Database, { id }: Pick<HomeworkRow, 'id'>) =>
  db
    .select({
      id: students.publicId,
      name: students.name,
      since: students.since,
      user: students.user,
      person: students.person,
    })
    .from(homework_recipients)
    .innerJoin(students, eq(students.id, homework_recipients.student))
    .where(and(eq(homework_recipients.homework, id), eq(students.state, 'active')))
    .orderBy(asc(students.nameKey), asc(students.id));

/** Join condition for the rows of the student's account and person. */
const isOf = (table: typeof learning_events | typeof lesson_progress) =>
  and(eq(table.user, students.user), eq(table.person, students.person));

/** Whether a recipient has tried a problem of it, or has worked on a lesson or tried a level of it since it was given. */
export async function isBegun(db: Database, row: HomeworkRow): Promise<boolean> {
  const isGiven = and(eq(homework_recipients.homework, row.id), eq(homework_recipients.student, students.id));
  const [tried] = await db
    .select({ one: raw`1` })
    .from(students)
    .innerJoin(homework_recipients, isGiven)
    .innerJoin(learning_events, isOf(learning_events))
    .where(eq(learning_events.lesson, homeworkLesson(row.publicId)))
    .limit(1);
  if (tried) return true;
  const people = await db
    .select({ user: students.user, person: students.person })
    .from(students)
    .innerJoin(homework_recipients, isGiven);
  if (!(await triedLevels(db, [row], people)).isNone) return true;
  const lessons = itemsOf(row).flatMap((item) => (item.kind === 'lesson' ? [item.lesson] : []));
  if (lessons.length === 0) return false;
  const [studied] = await db
    .select({ one: raw`1` })
    .from(students)
    .innerJoin(homework_recipients, isGiven)
    .innerJoin(lesson_progress, isOf(lesson_progress))
    .where(and(inArray(lesson_progress.lesson, lessons), raw`${lesson_progress.lastAt} > ${row.givenAt}::timestamptz`))
    .limit(1);
  return studied !== undefined;
}
