import { randomBytes } from 'node:crypto';
import { and, eq, inArray, ne, or } from '@payloadcms/db-postgres/drizzle';
import type { Homework, NewHomework } from '@/lib/homework/contract';
import { dueAt, maxHomework, maxRecipients } from '@/lib/homework/homework';
import type { Locale } from '@/lib/kernel/locale';
import { class_members, homework, homework_recipients, students } from '@/platform/payload-generated-schema';
import type { Asked } from '@/platform/kernel/context';
import { inTransaction, type Database } from '@/platform/kernel/database/database';
import { ServiceError } from '@/platform/kernel/service-error';
import {
  requireClass,
  requireStudents,
  type ClassRow,
  type StudentRow,
} from '@/platform/classes/access/require-students';
import { lockTeacher, requireTeacher, type Teacher } from '@/platform/classes/access/require-teacher';
import { requireGivable } from './items';
import { toHomework } from './list-homework';
import { asGiven } from './own-problems';

/**
 * Gives lessons, problems and levels to a class and to students, in one transaction. The same request, sent again, returns the homework of the first.
 * @throws ServiceError LESSON_NOT_OPEN and others of the contract
 */
export async function giveHomework({ ctx, input }: Asked<NewHomework & { locale: Locale }>): Promise<Homework> {
  const teacher = await requireTeacher(ctx);
  const now = ctx.now();
  return inTransaction(ctx.payload, async ({ db }) => {
    await lockTeacher(db, teacher);
    const isTheirs = eq(homework.teacher, teacher.id);
    const [given] = await db
      .select()
      .from(homework)
      .where(and(isTheirs, eq(homework.key, input.key)));
    if (given) return toHomework(db, given, input.locale);
    const schoolClass =
      input.schoolClass === null ? null : await requireClass(db, teacher, input.schoolClass, { open: true });
    const chosen = await requireStudents(db, teacher, input.students);
    const recipients = await recipientsFor(db, teacher, schoolClass, chosen);
    if ((await db.$count(homework, and(isTheirs, ne(homework.state, 'archived')))) >= maxHomework)
      throw new ServiceError('TOO_MANY_HOMEWORK', `at most ${maxHomework} that are not archived`);
    const due = dueOf(input.due, now);
    const items = await asGiven(db, teacher, input.items);
    await requireGivable(db, items, recipients, { locale: input.locale, now });
    const [row] = await db
      .insert(homework)
      .values({
        publicId: randomBytes(8).toString('hex'),
        teacher: teacher.id,
        key: input.key,
        title: input.title,
        words: input.words,
        dueAt: due,
        items,
        schoolClass: schoolClass?.id ?? null,
        givenAt: now.toISOString(),
      })
      .returning();
    await db.insert(homework_recipients).values(recipients.map(({ id }) => ({ homework: row!.id, student: id })));
    return toHomework(db, row!, input.locale);
  });
}

/** @throws ServiceError DATE_PASSED */
export function dueOf(day: string | null, now: Date): string | null {
  if (day === null) return null;
  const at = dueAt(day);
  if (at < now) throw new ServiceError('DATE_PASSED', 'that day is over');
  return at.toISOString();
}

/**
 * The active students of the class and those chosen beside it. Their rows are locked until they have the homework, so that a student who leaves at that
 * moment is not among them.
 * @throws ServiceError NO_STUDENTS, TOO_MANY_RECIPIENTS, STUDENT_UNKNOWN
 */
async function recipientsFor(
  db: Database,
  teacher: Teacher,
  schoolClass: ClassRow | null,
  chosen: readonly StudentRow[],
): Promise<StudentRow[]> {
  const members = db.select({ id: class_members.student }).from(class_members);
  const ids = chosen.map(({ id }) => id);
  const all = await db
    .select()
    .from(students)
    .where(
      and(
        eq(students.teacher, teacher.id),
        eq(students.state, 'active'),
        or(
          schoolClass ? inArray(students.id, members.where(eq(class_members.schoolClass, schoolClass.id))) : undefined,
          inArray(students.id, ids),
        ),
      ),
    )
    .orderBy(students.id)
    .for('key share');
  const there = new Set(all.map(({ id }) => id));
  const gone = chosen.find(({ id }) => !there.has(id));
  if (gone) throw new ServiceError('STUDENT_UNKNOWN', 'no student any more', { student: gone.publicId });
  if (all.length === 0) throw new ServiceError('NO_STUDENTS', 'nobody would get it');
  if (all.length > maxRecipients) throw new ServiceError('TOO_MANY_RECIPIENTS', `at most ${maxRecipients} at once`);
  return all;
}
