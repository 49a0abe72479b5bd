import type { LoginCard, NewStudent, Student } from '@/lib/students/contract';
import { nameKey } from '@/lib/kernel/person/person-name';
import type { Asked } from '@/platform/kernel/context';
import { inTransaction } from '@/platform/kernel/database/database';
import { ServiceError } from '@/platform/kernel/service-error';
import { requireClass } from '@/platform/classes/access/require-students';
import { lockTeacher, requireTeacher } from '@/platform/classes/access/require-teacher';
import { rejectUnborn } from '@/platform/family/reject-unborn';
import { namesInClass } from '@/platform/classes/names-in-class';
import { makeStudents } from './new-students';
import { toStudent } from './student-rows';

/** Adds a student. The code of the card is only in this response. A second submit fails because the name is taken. */
export async function addStudent({
  ctx,
  input,
}: Asked<NewStudent>): Promise<{ student: Student; card: LoginCard | null }> {
  const teacher = await requireTeacher(ctx);
  const now = ctx.now();
  const { schoolClass, ...student } = input;
  rejectUnborn(student, now);
  return inTransaction(ctx.payload, async ({ db }) => {
    await lockTeacher(db, teacher);
    const into = schoolClass === null ? null : await requireClass(db, teacher, schoolClass, { open: true });
    const key = nameKey(student.name);
    if ((await namesInClass(db, teacher, into?.id ?? null, [key])).has(key))
      throw new ServiceError('STUDENT_EXISTS', 'somebody there has this name');
    const wanted = [{ ...student, schoolClass: into }];
    const [made] = await makeStudents(db, { teacher, secret: ctx.payload.secret, now }, wanted);
    return { student: await toStudent(db, made!.row, ctx.now()), card: made!.card };
  });
}
