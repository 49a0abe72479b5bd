import { asc, eq } from '@payloadcms/db-postgres/drizzle';
import { only } from '@/platform/kernel/export-fields';
import { students } from '@/platform/payload-generated-schema';
import type { Exporting } from '@/platform/privacy/hooks';
import { listTeachers } from './own-teachers';

/** For the account's export: its teachers and the data that they have about it as a student, without their notes. */
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
