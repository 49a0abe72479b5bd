import { asc, eq, inArray } from '@payloadcms/db-postgres/drizzle';
import { only } from '@/platform/kernel/export-fields';
import { class_invitations, class_members, school_classes, students } from '@/platform/payload-generated-schema';
import type { Exporting } from '@/platform/privacy/hooks';

/** Exports a teacher's students and classes, with the members of the classes and the invitations to them. */
export async function exportStudents({ db, user }: Exporting) {
  const own = await db.select().from(students).where(eq(students.teacher, user)).orderBy(asc(students.id));
  const classes = await db
    .select()
    .from(school_classes)
    .where(eq(school_classes.teacher, user))
    .orderBy(asc(school_classes.id));
  const ids = classes.map((one) => one.id);
  const [members, invitations] =
    ids.length === 0
      ? [[], []]
      : [
          await db.select().from(class_members).where(inArray(class_members.schoolClass, ids)),
          await db.select().from(class_invitations).where(inArray(class_invitations.schoolClass, ids)),
        ];
  const names = new Map(own.map((student) => [student.id, student.name]));
  return {
    students: own.map((student) =>
      only(student, ['name', 'birthYear', 'birthMonth', 'note', 'state', 'since', 'familyEmail', 'familyAskedAt']),
    ),
    classes: classes.map((schoolClass) => ({
      ...only(schoolClass, ['name', 'handle', 'archivedAt', 'createdAt']),
      invitations: invitations.flatMap((one) =>
        one.schoolClass === schoolClass.id ? [only(one, ['used', 'most', 'createdAt', 'endsAt', 'revokedAt'])] : [],
      ),
      students: members.flatMap((member) =>
        member.schoolClass === schoolClass.id ? [names.get(member.student) ?? ''] : [],
      ),
    })),
  };
}
