import { asc, eq } from '@payloadcms/db-postgres/drizzle';
import { only } from '@/platform/kernel/export-fields';
import { students } from '@/platform/payload-generated-schema';
import type { Exporting } from '@/platform/privacy/hooks';
import { listTeachers } from './own-teachers';

/** For the account's export, as a student: with whom, and what its teachers say of it, but for their notes. */
export async function exportTeachers({ ctx, db, user }: Exporting) {
  const asStudent = await db.select().from(students).where(eq(students.user, user)).orderBy(asc(students.id));
  const teachers = (await listTeachers({ ctx })).map(({ teacher, classes, learner }, index) => ({
    teacher,
    classes,
    learner,
    ...only(asStudent[index]!, ['name', 'birthYear', 'birthMonth', 'state', 'since']),
  }));
  return { teachers };
}
