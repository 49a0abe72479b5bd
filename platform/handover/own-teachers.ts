import { and, asc, eq } from '@payloadcms/db-postgres/drizzle';
import type { OwnTeacher } from '@/lib/handover/contract';
import { class_members, learners, students } from '@/platform/payload-generated-schema';
import { requireUser, type Asked, type Context } from '@/platform/kernel/context';
import { database, inTransaction, iso, type Database } from '@/platform/kernel/database/database';
import { ServiceError } from '@/platform/kernel/service-error';
import { lockUser } from '@/platform/account/accounts';
import type { StudentRow } from '@/platform/classes/access/require-students';
import { nameOfAccount } from '@/platform/classes/called';
import { endJoined } from '@/platform/joining/join-request';
import { classesOf, ownDoors } from '@/platform/students/student-rows';
import { leave } from './take-over';

/** Teachers who have this account among their students, the earliest first. */
export async function listTeachers({ ctx }: { ctx: Context }): Promise<OwnTeacher[]> {
  const { id: user } = requireUser(ctx);
  const db = database(ctx.payload);
  const found = await db
    .select({ row: students, learner: learners.name })
    .from(students)
    .leftJoin(learners, eq(learners.id, students.person))
    .where(eq(students.user, user))
    .orderBy(asc(students.id));
  if (found.length === 0) return [];
  const rows = found.map(({ row }) => row);
  const memberships = await classesOf(db, rows);
  return Promise.all(
    found.map(async ({ row, learner }) => ({
      id: row.publicId,
      teacher: await nameOfAccount(db, row.teacher),
      since: iso(row.since),
      learner,
      classes: memberships.filter(({ student }) => student === row.id).map(({ id, name }) => ({ id, name })),
    })),
  );
}

/**
 * Leaves a teacher: the teacher's data about this student is deleted; the student's progress stays with the account.
 * @throws ServiceError STATE_CHANGED for an account in the teacher's care, which could not be opened any more
 */
export async function leaveTeacher({ ctx, input }: Asked<{ id: string }>): Promise<void> {
  const { id: user } = requireUser(ctx);
  await inTransaction(ctx.payload, async ({ db }) => leave(db, await requireOwn(db, user, input.id)));
}

/**
 * Leaves one class of a teacher, who still sees this student in the others. Its invitation can be used again.
 * @throws ServiceError STATE_CHANGED for the only class: leaving the teacher is the way then, or the teacher would still see the student's progress
 */
export async function leaveClass({ ctx, input }: Asked<{ id: string; schoolClass: string }>): Promise<void> {
  const { id: user } = requireUser(ctx);
  await inTransaction(ctx.payload, async ({ db }) => {
    const row = await requireOwn(db, user, input.id);
    const classes = await classesOf(db, [row]);
    const left = classes.find(({ id }) => id === input.schoolClass);
    if (!left) throw new ServiceError('NOT_FOUND', 'not in that class');
    if (classes.length === 1) throw new ServiceError('STATE_CHANGED', 'the only class');
    await db
      .delete(class_members)
      .where(and(eq(class_members.student, row.id), eq(class_members.schoolClass, left.row)));
    await endJoined(db, row, { schoolClass: left.row });
  });
}

/** A teacher's row about a person of this account, under the account's lock. */
async function requireOwn(db: Database, user: number, id: string): Promise<StudentRow> {
  await lockUser(db, user);
  const [row] = await db
    .select()
    .from(students)
    .where(and(eq(students.user, user), eq(students.publicId, id)));
  if (!row) throw new ServiceError('NOT_FOUND', 'no such teacher');
  if (!(await ownDoors(db, [row])).has(user)) throw new ServiceError('STATE_CHANGED', 'nobody could log in any more');
  return row;
}
