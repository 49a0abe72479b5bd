import { and, eq, inArray } from '@payloadcms/db-postgres/drizzle';
import type { DeletionBlocker } from '@/lib/privacy/deletion';
import { eraseClasses } from '@/platform/classes/erase-classes';
import type { Database } from '@/platform/kernel/database/database';
import { student_imports, students } from '@/platform/payload-generated-schema';
import { ownDoors } from './student-rows';

/** Students who can log in only by this teacher's cards: without the teacher's account they could not log in any more. */
async function studentsWithoutDoor(db: Database, teacher: number, state?: 'active') {
  const isTheirs = and(eq(students.teacher, teacher), eq(students.isMade, true), state && eq(students.state, state));
  const rows = await db.select({ id: students.id, user: students.user }).from(students).where(isTheirs);
  if (rows.length === 0) return [];
  const doors = await ownDoors(db, rows);
  return rows.filter(({ user }) => !doors.has(user));
}

/** Active students who can log in only by this teacher's cards block the deletion: they must be handed over or archived first. */
export async function studentsBlock(db: Database, teacher: number): Promise<DeletionBlocker[]> {
  return (await studentsWithoutDoor(db, teacher, 'active')).length > 0 ? ['student'] : [];
}

/** Locks the rows that teachers have of an account, in the same order as homework locks its students. */
export async function lockOwnStudents(db: Database, user: number): Promise<void> {
  const own = db.select({ id: students.id }).from(students).where(eq(students.user, user));
  await own.orderBy(students.id).for('update');
}

/**
 * Erases the account's rows as a student of any teacher, and as a teacher. Rows of archived students who could log in only by cards stay, without the
 * teacher's notes: staff can hand their accounts over for a year (`tidy-students.ts`).
 */
export async function eraseStudents(db: Database, user: number): Promise<void> {
  await db.delete(students).where(eq(students.user, user));
  await eraseClasses(db, user);
  await db.delete(student_imports).where(eq(student_imports.teacher, user));
  const retained = new Set((await studentsWithoutDoor(db, user)).map(({ id }) => id));
  const all = await db.select({ id: students.id }).from(students).where(eq(students.teacher, user));
  const gone = all.flatMap(({ id }) => (retained.has(id) ? [] : [id]));
  if (gone.length > 0) await db.delete(students).where(inArray(students.id, gone));
  await db
    .update(students)
    .set({ note: null, cardHash: null, cardAt: null, familyEmail: null, familyAskedAt: null })
    .where(eq(students.teacher, user));
}
