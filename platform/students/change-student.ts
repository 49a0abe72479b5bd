import { eq } from '@payloadcms/db-postgres/drizzle';
import type { Student, StudentInput } from '@/lib/students/contract';
import { nameKey } from '@/lib/kernel/person/person-name';
import { students, users } from '@/platform/payload-generated-schema';
import type { Asked } from '@/platform/kernel/context';
import { inTransaction, type Database } from '@/platform/kernel/database/database';
import { ServiceError } from '@/platform/kernel/service-error';
import { holdStudent, type StudentRow } from '@/platform/classes/access/require-students';
import { requireTeacher, type Teacher } from '@/platform/classes/access/require-teacher';
import { rejectUnborn } from '@/platform/family/reject-unborn';
import { namesInClass } from '@/platform/classes/names-in-class';
import { classesOf, ownDoors, toStudent } from './student-rows';

/** Changes a student's name and notes. The name of an account in the teacher's care changes, too. */
export async function changeStudent({ ctx, input }: Asked<StudentInput & { id: string }>): Promise<Student> {
  const teacher = await requireTeacher(ctx);
  const now = ctx.now();
  const { id, ...student } = input;
  rejectUnborn(student, now);
  return inTransaction(ctx.payload, async ({ db }) => {
    const row = await holdStudent(db, teacher, id);
    await rejectTaken(db, teacher, row, student.name);
    const at = now.toISOString();
    if (row.isMade && !(await ownDoors(db, [row])).has(row.user))
      await db.update(users).set({ realName: student.name, updatedAt: at }).where(eq(users.id, row.user));
    const [changed] = await db
      .update(students)
      .set({ ...student, nameKey: nameKey(student.name), updatedAt: at })
      .where(eq(students.id, row.id))
      .returning();
    return toStudent(db, changed!, ctx.now());
  });
}

/** @throws ServiceError STUDENT_EXISTS where another student of one of the classes has the name */
async function rejectTaken(db: Database, teacher: Teacher, row: StudentRow, name: string): Promise<void> {
  const key = nameKey(name);
  if (row.state !== 'active' || key === row.nameKey) return;
  const classes = await classesOf(db, [row]);
  for (const schoolClass of classes.length > 0 ? classes.map((one) => one.row) : [null])
    if ((await namesInClass(db, teacher, schoolClass, [key])).has(key))
      throw new ServiceError('STUDENT_EXISTS', 'somebody there has this name');
}
