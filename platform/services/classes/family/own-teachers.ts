import { and, asc, eq } from '@payloadcms/db-postgres/drizzle';
import type { OwnTeacher } from '@/lib/contract/handover';
import { learners, students } from '@/platform/payload-generated-schema';
import { requireUser, type Asked, type Context } from '../../context';
import { database, inTransaction, iso } from '../../database';
import { ServiceError } from '../../service-error';
import { lockUser } from '../../user/accounts';
import { nameOfAccount } from '../called';
import { classesOf, ownDoors } from '../students/student-rows';
import { leave } from './take-over';

/** Teachers who have this account among their students, the first first. */
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
      ...{ id: row.publicId, teacher: await nameOfAccount(db, row.teacher), since: iso(row.since), learner },
      classes: memberships.filter(({ student }) => student === row.id).map(({ name }) => name),
    })),
  );
}

/**
 * Leaves a teacher: what the teacher noted of this student goes, what the student has learned is their own.
 * @throws ServiceError STATE_CHANGED for an account that the teacher has the care of: nobody else could open it
 */
export async function leaveTeacher({ ctx, input }: Asked<{ id: string }>): Promise<void> {
  const { id: user } = requireUser(ctx);
  await inTransaction(ctx.payload, async ({ db }) => {
    await lockUser(db, user);
    const isIt = and(eq(students.user, user), eq(students.publicId, input.id));
    const [row] = await db.select().from(students).where(isIt);
    if (!row) throw new ServiceError('NOT_FOUND', 'no such teacher');
    if (!(await ownDoors(db, [row])).has(user)) throw new ServiceError('STATE_CHANGED', 'nobody could log in any more');
    await leave(db, row);
  });
}
