import { asc, eq, inArray } from '@payloadcms/db-postgres/drizzle';
import type { AccountExport } from '@/lib/privacy/contract';
import { class_invitations, class_members, school_classes, students } from '@/platform/payload-generated-schema';
import { requireUser, type Context } from '@/platform/kernel/context';
import { database } from '@/platform/kernel/database/database';
import { only } from '@/platform/kernel/export-fields';
import { listTeachers } from '@/platform/handover/own-teachers';
import { exportRequests } from '@/platform/joining/own-requests';

type Part = Pick<AccountExport, 'teachers' | 'joinRequests' | 'students' | 'classes'>;

/** Of an account, what the workspace holds: as a student what its teachers say of it, but for their notes; as a teacher all that is the teacher's. */
export async function exportClasses({ ctx }: { ctx: Context }): Promise<Part> {
  const { id } = requireUser(ctx);
  const db = database(ctx.payload);
  const asStudent = await db.select().from(students).where(eq(students.user, id)).orderBy(asc(students.id));
  const teachers = (await listTeachers({ ctx })).map(({ teacher, classes, learner }, index) => ({
    ...{ teacher, classes, learner },
    ...only(asStudent[index]!, ['name', 'birthYear', 'birthMonth', 'state', 'since']),
  }));
  const own = await db.select().from(students).where(eq(students.teacher, id)).orderBy(asc(students.id));
  const classes = await db
    .select()
    .from(school_classes)
    .where(eq(school_classes.teacher, id))
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
    teachers,
    joinRequests: await exportRequests(db, id),
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
