import { eq, inArray } from '@payloadcms/db-postgres/drizzle';
import type { Database } from '@/platform/kernel/database/database';
import { class_members, school_classes } from '@/platform/payload-generated-schema';

/** Deletes the classes and class members of a teacher whose account is erased. */
export async function eraseClasses(db: Database, teacher: number): Promise<void> {
  const ofTeacher = db
    .select({ id: school_classes.id })
    .from(school_classes)
    .where(eq(school_classes.teacher, teacher));
  await db.delete(class_members).where(inArray(class_members.schoolClass, ofTeacher));
  await db.delete(school_classes).where(eq(school_classes.teacher, teacher));
}
