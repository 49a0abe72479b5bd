import { eq } from '@payloadcms/db-postgres/drizzle';
import { mayDo } from '@/lib/students/student-rights';
import { students } from '@/platform/payload-generated-schema';
import type { Asked } from '@/platform/kernel/context';
import { inTransaction } from '@/platform/kernel/database/database';
import { ServiceError } from '@/platform/kernel/service-error';
import { holdStudent } from '@/platform/classes/access/require-students';
import { requireTeacher } from '@/platform/classes/access/require-teacher';
import { onStudentRemoved } from './hooks';
import { ownDoors } from './student-rows';

/**
 * Removes a student with an account of their own from this teacher's students. The account and its progress stay. The student cannot use the same
 * invitation again.
 * @throws ServiceError STATE_CHANGED for an account in the teacher's care, because no one else could log in to it
 */
export async function removeStudent({ ctx, input }: Asked<{ id: string }>): Promise<void> {
  const teacher = await requireTeacher(ctx);
  await inTransaction(ctx.payload, async ({ db }) => {
    const row = await holdStudent(db, teacher, input.id);
    const hasOwnDoor = (await ownDoors(db, [row])).has(row.user);
    if (!mayDo('remove', { ...row, hasOwnDoor })) throw new ServiceError('STATE_CHANGED', 'in the teacher’s care');
    await onStudentRemoved.run(db, row);
    await db.delete(students).where(eq(students.id, row.id));
  });
}
