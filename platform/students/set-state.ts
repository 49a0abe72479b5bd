import { inArray } from '@payloadcms/db-postgres/drizzle';
import { mayDo } from '@/lib/students/student-rights';
import { students } from '@/platform/payload-generated-schema';
import type { Asked } from '@/platform/kernel/context';
import { inTransaction, type Database } from '@/platform/kernel/database/database';
import { ServiceError } from '@/platform/kernel/service-error';
import { revokeSessions } from '@/platform/login/session';
import { holdStudents, type StudentRow } from '@/platform/classes/access/require-students';
import { requireTeacher, type Teacher } from '@/platform/classes/access/require-teacher';
import { rejectSameNames } from '@/platform/classes/reject-same-names';
import { classesOf, ownDoors } from './student-rows';

type Input = { students: string[]; state: 'active' | 'archived' };

/**
 * Archives students whose accounts are in the teacher's care, or reactivates them, all or none. Archived students stay in their classes without being
 * active members; their card sessions are revoked.
 * @throws ServiceError STATE_CHANGED for an account that is not in the teacher's care
 */
export async function setState({ ctx, input }: Asked<Input>): Promise<void> {
  const teacher = await requireTeacher(ctx);
  const now = ctx.now();
  await inTransaction(ctx.payload, async ({ db }) => {
    const rows = (await holdStudents(db, teacher, input.students)).filter(({ state }) => state !== input.state);
    if (rows.length === 0) return;
    const doors = await ownDoors(db, rows);
    const action = input.state === 'archived' ? 'archive' : 'restore';
    if (!rows.every((row) => mayDo(action, { ...row, hasOwnDoor: doors.has(row.user) })))
      throw new ServiceError('STATE_CHANGED', 'an own account');
    if (input.state === 'active') await rejectTaken(db, teacher, rows);
    const at = now.toISOString();
    const archivedAt = input.state === 'archived' ? at : null;
    const ids = rows.map(({ id }) => id);
    await db.update(students).set({ state: input.state, archivedAt, updatedAt: at }).where(inArray(students.id, ids));
    if (input.state === 'active') return;
    for (const { user } of rows) await revokeSessions(db, user, now);
  });
}

/** @throws ServiceError STUDENT_EXISTS where a class has another student of that name by now */
async function rejectTaken(db: Database, teacher: Teacher, rows: readonly StudentRow[]): Promise<void> {
  const memberships = await classesOf(db, rows);
  const placed = new Set(memberships.map(({ student }) => student));
  for (const schoolClass of new Set(memberships.map(({ row }) => row))) {
    const members = new Set(memberships.flatMap(({ row, student }) => (row === schoolClass ? [student] : [])));
    await rejectSameNames(
      db,
      teacher,
      schoolClass,
      rows.filter(({ id }) => members.has(id)),
    );
  }
  await rejectSameNames(
    db,
    teacher,
    null,
    rows.filter(({ id }) => !placed.has(id)),
  );
}
