import { and, asc, eq, inArray, like } from '@payloadcms/db-postgres/drizzle';
import type { Student } from '@/lib/students/contract';
import { searchKey, type StudentState } from '@/lib/classes/student';
import { class_members, students } from '@/platform/payload-generated-schema';
import type { Asked } from '@/platform/kernel/context';
import { database } from '@/platform/kernel/database/database';
import { requireClass, requireStudent } from '@/platform/classes/access/require-students';
import { requireTeacher } from '@/platform/classes/access/require-teacher';
import { containing, pageLength, pagesOf, type Paged } from '@/platform/kernel/database/paged';
import { toStudent, toStudents } from './student-rows';

type Input = {
  page: number;
  search?: string | undefined;
  /** Only students of this class. */
  schoolClass?: string | undefined;
  state: StudentState;
};

/** One page of the teacher's students, by name. */
export async function listStudents({ ctx, input }: Asked<Input>): Promise<Paged<Student>> {
  const teacher = await requireTeacher(ctx, { mayHaveLapsed: true });
  const db = database(ctx.payload);
  const { page, schoolClass, search, state } = input;
  const of = schoolClass === undefined ? null : await requireClass(db, teacher, schoolClass);
  const members = db.select({ id: class_members.student }).from(class_members);
  const isWanted = and(
    eq(students.teacher, teacher.id),
    eq(students.state, state),
    of ? inArray(students.id, members.where(eq(class_members.schoolClass, of.id))) : undefined,
    search ? like(students.nameKey, containing(searchKey(search))) : undefined,
  );
  const count = await db.$count(students, isWanted);
  const found = await db
    .select()
    .from(students)
    .where(isWanted)
    .orderBy(asc(students.nameKey), asc(students.id))
    .limit(pageLength)
    .offset((page - 1) * pageLength);
  return { items: await toStudents(db, found, ctx.now()), pages: pagesOf(count), count };
}

export async function getStudent({ ctx, input }: Asked<{ id: string }>): Promise<Student> {
  const teacher = await requireTeacher(ctx, { mayHaveLapsed: true });
  const db = database(ctx.payload);
  return toStudent(db, await requireStudent(db, teacher, input.id), ctx.now());
}
