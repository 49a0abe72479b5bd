import { and, eq, gt } from '@payloadcms/db-postgres/drizzle';
import { message_threads, students } from '@/platform/payload-generated-schema';
import { requireUser, type Context } from '@/platform/kernel/context';
import { database, sql, type Database } from '@/platform/kernel/database/database';
import type { Asking } from './thread';

/** How many messages an account has not read, as one of the two sides. */
export async function unreadAs(db: Database, { side, id }: Asking): Promise<number> {
  const unread = message_threads[`${side}Unread`];
  const isOwn = eq(message_threads[side === 'teacher' ? 'teacher' : 'user'], id);
  const [found] = await db
    .select({ sum: sql<number>`coalesce(sum(${unread}), 0)`.mapWith(Number) })
    .from(message_threads)
    .where(and(isOwn, gt(unread, 0)));
  return found!.sum;
}

/** The same for both sides, for the screens that lead to the messages; and whether the account has or had a teacher. */
export async function countUnread({ ctx }: { ctx: Context }) {
  const { id } = requireUser(ctx);
  const db = database(ctx.payload);
  const [taught] = await db.select({ id: students.id }).from(students).where(eq(students.user, id)).limit(1);
  return {
    teacher: await unreadAs(db, { side: 'teacher', id }),
    student: taught ? await unreadAs(db, { side: 'student', id }) : 0,
    hasTeacher: taught !== undefined,
  };
}
