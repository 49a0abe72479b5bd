import { and, eq, inArray, isNotNull } from '@payloadcms/db-postgres/drizzle';
import type { StudyYear } from '@/lib/classes/self-study';
import { openUntil, workspaceOf, type Teaching, type Workspace } from '@/lib/classes/workspace';
import { requests, school_classes, students } from '@/platform/payload-generated-schema';
import { answersOf } from '@/platform/applications/teaching-application';
import { requireUser, type Context } from '@/platform/kernel/context';
import { database, type Database } from '@/platform/kernel/database/database';
import { ServiceError } from '@/platform/kernel/service-error';
import { lockOwnAccount } from '@/platform/account/accounts';

/** A teacher in the workspace: the account, whether it may change anything, and until when. */
export type Teacher = {
  id: number;
  isOpen: boolean;
  until: Date | null;
  locale: NonNullable<Context['user']>['locale'];
};

/**
 * The access check of the workspace (docs/product.md, "A teacher's students"): every operation calls it first.
 * @param mayHaveLapsed for operations that only read: they stay available after the teaching year
 * @throws ServiceError NOT_A_TEACHER, TEACHING_LAPSED
 */
export async function requireTeacher(ctx: Context, { mayHaveLapsed = false } = {}): Promise<Teacher> {
  const { id, role, locale } = requireUser(ctx);
  const { workspace, until } = await teachingOf(database(ctx.payload), { id, role }, ctx.now());
  if (workspace === 'none') throw new ServiceError('NOT_A_TEACHER', 'for teachers of the programme');
  const isOpen = workspace === 'open';
  if (!isOpen && !mayHaveLapsed) throw new ServiceError('TEACHING_LAPSED', 'the teaching year is over');
  return { id, isOpen, until, locale };
}

/** Whether an account may work in the workspace now, and until when. */
export async function teachingOf(
  db: Database,
  { id, role }: { id: number; role: Teaching['role'] },
  now: Date,
): Promise<{ workspace: Workspace; until: Date | null }> {
  const years = await yearsOf(db, id);
  // Queried only if the result depends on it.
  const hasStudents = role !== 'teacher' && years.length === 0 && (await hasStudentsOrClasses(db, id));
  return { workspace: workspaceOf({ role, years, hasStudents }, now), until: openUntil({ years }) };
}

/** The years of the programme that an account was given. */
export async function yearsOf(db: Database, user: number): Promise<StudyYear[]> {
  const wasGiven = and(inArray(requests.state, ['ACTIVE', 'EXPIRED']), isNotNull(requests.overAt));
  const found = await db
    .select({ overAt: requests.overAt, answers: requests.answers, state: requests.state })
    .from(requests)
    .where(and(eq(requests.user, user), eq(requests.kind, 'teaching'), wasGiven));
  return found.map((row) => ({
    overAt: new Date(row.overAt!),
    keepsRole: answersOf(row).keepsRole === true,
    isExpired: row.state === 'EXPIRED',
  }));
}

async function hasStudentsOrClasses(db: Database, teacher: number): Promise<boolean> {
  const [student] = await db.select({ id: students.id }).from(students).where(eq(students.teacher, teacher)).limit(1);
  if (student) return true;
  const isOwn = eq(school_classes.teacher, teacher);
  const [schoolClass] = await db.select({ id: school_classes.id }).from(school_classes).where(isOwn).limit(1);
  return schoolClass !== undefined;
}

/**
 * Changes to a teacher's students and classes run one after the other: the lock lasts until the transaction ends, so names and counts stay as they were
 * checked.
 * @throws ServiceError UNAUTHENTICATED where the account was deleted meanwhile
 */
export const lockTeacher = (db: Database, { id }: Pick<Teacher, 'id'>): Promise<void> => lockOwnAccount(db, id);
