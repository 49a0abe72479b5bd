import { and, eq, inArray } from '@payloadcms/db-postgres/drizzle';
import {
  class_members,
  join_requests,
  school_classes,
  student_imports,
  students,
  teacher_pages,
} from '@/platform/payload-generated-schema';
import type { Database } from '@/platform/kernel/database/database';
import { eraseHomework } from '@/platform/homework/homework-of-account';
import { eraseMaterials } from '@/platform/materials/materials-of-account';
import { eraseMessages } from '@/platform/messages/erase-messages';
import { eraseReportLinks } from '@/platform/reports/links/report-link';
import { ownDoors } from '@/platform/students/student-rows';

/** Students whom this teacher alone lets in: with the teacher's account they could not log in any more. */
export async function studentsWithoutDoor(db: Database, teacher: number, state?: 'active') {
  const isTheirs = and(
    ...[eq(students.teacher, teacher), eq(students.isMade, true)],
    state && eq(students.state, state),
  );
  const rows = await db.select({ id: students.id, user: students.user }).from(students).where(isTheirs);
  if (rows.length === 0) return [];
  const doors = await ownDoors(db, rows);
  return rows.filter(({ user }) => !doors.has(user));
}

/**
 * What an account leaves as a student, with every teacher, and as a teacher. Archived students who could log in by cards alone keep their row, without what the
 * teacher noted: staff hand their accounts over for a year (`tidy-students.ts`).
 */
export async function eraseClasses(db: Database, user: number): Promise<void> {
  // In the order in which homework holds those it is given to.
  const own = db.select({ id: students.id }).from(students).where(eq(students.user, user));
  await own.orderBy(students.id).for('update');
  await eraseHomework(db, user);
  await eraseReportLinks(db, user);
  await eraseMessages(db, user);
  await eraseMaterials(db, user);
  await db.delete(teacher_pages).where(eq(teacher_pages.user, user));
  await db.delete(join_requests).where(eq(join_requests.user, user));
  await db.delete(students).where(eq(students.user, user));
  const ofTeacher = db.select({ id: school_classes.id }).from(school_classes).where(eq(school_classes.teacher, user));
  await db.delete(class_members).where(inArray(class_members.schoolClass, ofTeacher));
  await db.delete(school_classes).where(eq(school_classes.teacher, user));
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
