import { eq, inArray } from '@payloadcms/db-postgres/drizzle';
import { whyClosed, type ClosedReason, type Side } from '@/lib/messages/messaging';
import { message_threads, students, users } from '@/platform/payload-generated-schema';
import { requireUser, type Context } from '@/platform/kernel/context';
import type { Database } from '@/platform/kernel/database/database';
import { ServiceError } from '@/platform/kernel/service-error';
import { lockUsers } from '@/platform/account/accounts';
import { requireStudent, type StudentRow } from '@/platform/classes/access/require-students';
import { requireTeacher, teachingOf } from '@/platform/classes/access/require-teacher';
import { calledAs, nameOf } from '@/platform/classes/called';

export type ThreadRow = typeof message_threads.$inferSelect;
/** The account that asks, and as which of the two sides. */
export type Asking = { side: Side; id: number };

/** Called before any transaction. Messages stay readable after the teaching year. @throws ServiceError NOT_A_TEACHER */
export async function whoAsks(ctx: Context, side: Side): Promise<Asking> {
  if (side === 'student') return { side, id: requireUser(ctx).id };
  const { id } = await requireTeacher(ctx, { mayHaveLapsed: true });
  return { side, id };
}

export type Correspondence = Asking & {
  student: StudentRow;
  /** null before the first message. */
  thread: ThreadRow | null;
  /** The name of the other side. */
  name: string;
  closed: ClosedReason | null;
};

/**
 * The thread of one student with one teacher, as one of the two sides sees it.
 * @param id the student's public id
 * @throws ServiceError STUDENT_UNKNOWN for a teacher, NOT_FOUND for an account
 */
export async function findThread(db: Database, asking: Asking, id: string, now: Date): Promise<Correspondence> {
  const student = await requireOwn(db, asking, id);
  const [thread] = await db.select().from(message_threads).where(eq(message_threads.student, student.id));
  return correspondence(db, asking, student, thread ?? null, now);
}

/**
 * The same, to change it: creates the thread if it is missing, and locks it until the transaction ends. Both accounts are locked first, so that archiving or
 * removing the student comes wholly before or after, and so that no thread is made for an account that is being deleted.
 */
export async function holdThread(db: Database, asking: Asking, id: string, now: Date) {
  const { teacher, user } = await requireOwn(db, asking, id);
  await lockUsers(db, [teacher, user], 'share');
  const student = await requireOwn(db, asking, id);
  const isIt = eq(message_threads.student, student.id);
  let [thread] = await db.select().from(message_threads).where(isIt).for('update');
  if (!thread) {
    const values = { student: student.id, teacher, user };
    await db.insert(message_threads).values(values).onConflictDoNothing({ target: message_threads.student });
    [thread] = await db.select().from(message_threads).where(isIt).for('update');
  }
  return { ...(await correspondence(db, asking, student, thread!, now)), thread: thread! };
}

async function requireOwn(db: Database, { side, id }: Asking, publicId: string): Promise<StudentRow> {
  if (side === 'teacher') return requireStudent(db, { id }, publicId);
  const [own] = await db.select().from(students).where(eq(students.publicId, publicId));
  if (own?.user !== id) throw new ServiceError('NOT_FOUND', 'no such teacher');
  return own;
}

async function correspondence(
  db: Database,
  asking: Asking,
  student: StudentRow,
  thread: ThreadRow | null,
  now: Date,
): Promise<Correspondence> {
  const found = await db
    .select({ id: users.id, role: users.role, deletedAt: users.deletedAt, ...calledAs })
    .from(users)
    .where(inArray(users.id, [student.teacher, student.user]));
  const teacher = found.find(({ id }) => id === student.teacher)!;
  const { workspace } = await teachingOf(db, teacher, now);
  const closed = whyClosed(asking.side, {
    student: student.state,
    teaching: workspace,
    isGone: found.some(({ deletedAt }) => deletedAt !== null),
    isClosed: (thread?.closedAt ?? null) !== null,
    blockedBy: {
      teacher: (thread?.teacherBlockedAt ?? null) !== null,
      student: (thread?.studentBlockedAt ?? null) !== null,
    },
  });
  return { ...asking, student, thread, name: asking.side === 'teacher' ? student.name : nameOf(teacher), closed };
}
