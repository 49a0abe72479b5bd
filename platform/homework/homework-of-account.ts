import { asc, eq, inArray, or } from '@payloadcms/db-postgres/drizzle';
import { homework, homework_recipients, students } from '@/platform/payload-generated-schema';
import { isoOrNull, type Database } from '@/platform/kernel/database/database';
import type { Exporting } from '@/platform/privacy/hooks';
import { lockOwnStudents } from '@/platform/students/erase-students';

/**
 * Deletes the homework that an account gave, and the records that homework was given to it. The tries are events and are deleted with the account that
 * made them.
 */
export async function eraseHomework(db: Database, user: number): Promise<void> {
  await lockOwnStudents(db, user);
  const { homework: of, student } = homework_recipients;
  const given = db.select({ id: homework.id }).from(homework).where(eq(homework.teacher, user));
  // Rows about the account as a student, and about its students as a teacher.
  const about = db
    .select({ id: students.id })
    .from(students)
    .where(or(eq(students.user, user), eq(students.teacher, user)));
  await db.delete(homework_recipients).where(or(inArray(of, given), inArray(student, about)));
  await db.delete(homework).where(eq(homework.teacher, user));
}

const columns = { title: homework.title, words: homework.words, dueAt: homework.dueAt, givenAt: homework.givenAt };

/** For the account's export: what it was given, and what it gave. */
export const exportHomework = async ({ db, user }: Exporting) => ({
  homework: await receivedHomework(db, user),
  homeworkGiven: await givenHomework(db, user),
});

async function receivedHomework(db: Database, user: number) {
  const found = await db
    .select(columns)
    .from(students)
    .innerJoin(homework_recipients, eq(homework_recipients.student, students.id))
    .innerJoin(homework, eq(homework.id, homework_recipients.homework))
    .where(eq(students.user, user))
    .orderBy(asc(homework.id));
  return found.map(({ dueAt, givenAt, ...row }) => ({ ...row, dueAt: isoOrNull(dueAt), givenAt: isoOrNull(givenAt) }));
}

async function givenHomework(db: Database, user: number) {
  const found = await db
    .select({ ...columns, items: homework.items, state: homework.state })
    .from(homework)
    .where(eq(homework.teacher, user))
    .orderBy(asc(homework.id));
  return found.map(({ dueAt, givenAt, ...row }) => ({ ...row, dueAt: isoOrNull(dueAt), givenAt: isoOrNull(givenAt) }));
}
