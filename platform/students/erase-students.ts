import { and, eq, inArray } from '@payloadcms/db-postgres/drizzle';
import type { DeletionBlocker } from '@/lib/privacy/deletion';
import { eraseClasses } from '@/platform/classes/erase-classes';
import type { Database } from '@/platform/kernel/database/database';
import { student_imports, students } from '@/platform/payload-generated-schema';
import { ownDoors } from './student-rows';

/** Students whom this teacher alone lets in: with the teacher's account they could not log in any more. */
async function studentsWithoutDoor(db: Database, teacher: number, state?: 'active') {
  const isTheirs = and(eq(students.teacher, teacher), eq(students.isMade, true), state && eq(students.state, state));
  const rows = await db.select({ id: students.id, user: students.user }).from(students).where(isTheirs);
  if (rows.length === 0) return [];
  const doors = await ownDoors(db, rows);
  return rows.filter(({ user }) => !doors.has(user));
}

/** Active students whom nobody else lets in: they are handed over or archived first. */
export async function studentsBlock(db: Database, teacher: number): Promise<DeletionBlocker[]> {
  return (await studentsWithoutDoor(db, teacher, 'active')).length > 0 ? ['student'] : [];
}

/** Holds the rows that teachers have of an account, in the order in which homework holds those it is given to. */
export async function lockOwnStudents(db: Database, user: number): Promise<void> {
  const own = db.select({ id: students.id }).from(students).where(eq(students.user, user));
  await own.orderBy(students.id).for('update');
}

/**
 * What an account leaves as a student, with every teacher, and as a teacher. Archived students who could log in by cards alone keep their row, without what the
 * teacher noted: staff hand their accounts over for a year (`tidy-students.ts`).
 */
export async function eraseStudents(db: Database, user: number): Promise<void> {
  await db.delete(students).where(eq(students.user, user));
  await eraseClasses(db, user);
  await db.delete(student_imports).where(eq(student_imports.teacher, user));
  const kept = new Set((await studentsWithoutDoor(db, user)).map(({ id }) => id));
  const all = await db.select({ id: students.id }).from(students).where(eq(students.teacher, user));
  const gone = all.flatMap(({ id }) => (kept.has(id) ? [] : [id]));
  if (gone.length > 0) await db.delete(students).where(inArray(students.id, gone));
  await db
    .update(students)
    .set({ note: null, cardHash: null, cardAt: null, familyEmail: null, familyAskedAt: null })
    .where(eq(students.teacher, user));
}
