import { createHash } from 'node:crypto';
import { and, asc, desc, eq, gt, lt, or } from '@payloadcms/db-postgres/drizzle';
import type { Message, Thread, ThreadRow as ListedThread } from '@/lib/messages/contract';
import { messagesShown, type Side } from '@/lib/messages/messaging';
import {
  learners,
  message_reports,
  message_threads,
  messages,
  students,
  users,
} from '@/platform/payload-generated-schema';
import type { Asked } from '@/platform/kernel/context';
import { database, iso, sql, type Database } from '@/platform/kernel/database/database';
import { pageLength, pagesOf, type Paged } from '@/platform/kernel/database/paged';
import { unreadAs } from './count-unread';
import { calledAs, nameOf } from '@/platform/classes/called';
import { findThread, whoAsks, type Asking, type Correspondence } from './thread';

/** Characters of the last message that are in the list. */
const shortened = 140;
const shown = {
  number: messages.number,
  isTeachers: messages.isTeachers,
  text: messages.text,
  sentAt: messages.sentAt,
};
type Row = Pick<typeof messages.$inferSelect, keyof typeof shown>;

/** A message as this side sees it. */
export const toMessage = (side: Side, { number, isTeachers, text, sentAt }: Row): Message => ({
  number,
  text,
  sentAt: iso(sentAt),
  isMine: isTeachers === (side === 'teacher'),
});

/** Own threads, the one with the latest message first. A student's list also has teachers without any message yet. */
export async function listThreads({ ctx, input }: Asked<{ side: Side; page: number }>) {
  const asking = await whoAsks(ctx, input.side);
  const db = database(ctx.payload);
  const isWritten = gt(message_threads.count, 0);
  const isOwn =
    asking.side === 'teacher'
      ? and(eq(message_threads.teacher, asking.id), isWritten)
      : and(eq(students.user, asking.id), or(eq(students.state, 'active'), isWritten));
  const isOfStudent = eq(message_threads.student, students.id);
  const [all] = await db
    .select({ count: sql<number>`count(*)`.mapWith(Number) })
    .from(students)
    .leftJoin(message_threads, isOfStudent)
    .where(isOwn);
  const isLast = and(eq(messages.thread, message_threads.id), eq(messages.number, message_threads.count));
  const found = await db
    .select({
      id: students.publicId,
      student: students.name,
      teacher: calledAs,
      thread: message_threads,
      learner: learners.name,
      last: { ...shown, text: sql<string>`left(${messages.text}, ${shortened})` },
    })
    .from(students)
    .leftJoin(message_threads, isOfStudent)
    .leftJoin(messages, isLast)
    .innerJoin(users, eq(users.id, students.teacher))
    .leftJoin(learners, eq(learners.id, students.person))
    .where(isOwn)
    .orderBy(sql`${message_threads.lastAt} DESC NULLS LAST`, asc(students.id))
    .limit(pageLength)
    .offset((input.page - 1) * pageLength);
  const items = found.map(({ id, student, teacher, learner, thread, last }): ListedThread => ({
    id,
    name: asking.side === 'teacher' ? student : nameOf(teacher),
    // The family's own name for the learner is not shown to the teacher.
    learner: asking.side === 'teacher' ? null : learner,
    unread: thread?.[`${asking.side}Unread`] ?? 0,
    last: last?.number == null ? null : toMessage(asking.side, last as Row),
  }));
  const listed: Paged<ListedThread> = { items, pages: pagesOf(all!.count), count: all!.count };
  return { ...listed, unread: await unreadAs(db, asking) };
}

type Input = { side: Side; id: string; before?: number | undefined; known?: string | undefined };

/** A thread with its newest messages, or those before a number; null if it is unchanged since the known ETag: then no message is read. */
export async function getThread({ ctx, input }: Asked<Input>): Promise<{ etag: string; thread: Thread | null }> {
  const asking = await whoAsks(ctx, input.side);
  const db = database(ctx.payload);
  const found = await findThread(db, asking, input.id, ctx.now());
  const head = headOf(found);
  const etag = etagOf({ ...head, me: asking.id, version: found.thread?.version ?? 0, before: input.before ?? null });
  // A proxy that compresses the response marks its ETag as weak.
  if (input.known?.replace(/^W\//, '') === etag) return { etag, thread: null };
  const thread = found.thread?.id;
  if (thread === undefined) return { etag, thread: { ...head, report: null, messages: [], hasEarlier: false } };
  const isWanted = input.before === undefined ? undefined : lt(messages.number, input.before);
  const newest = await db
    .select(shown)
    .from(messages)
    .where(and(eq(messages.thread, thread), isWanted))
    .orderBy(desc(messages.number))
    .limit(messagesShown);
  return {
    etag,
    thread: {
      ...head,
      report: await lastReport(db, asking, thread),
      messages: newest.reverse().map((row) => toMessage(asking.side, row)),
      hasEarlier: (newest[0]?.number ?? 1) > 1,
    },
  };
}

const headOf = ({ side, student, thread, name, closed }: Correspondence) => ({
  id: student.publicId,
  name,
  closed,
  unread: thread?.[`${side}Unread`] ?? 0,
  isBlocked: (thread?.[`${side}BlockedAt`] ?? null) !== null,
});

/** Covers every change: whatever changes in a thread raises its version, and what derives from other tables is part of the state. */
const etagOf = (state: object) => `"${createHash('sha256').update(JSON.stringify(state)).digest('base64url')}"`;

async function lastReport(db: Database, { side, id }: Asking, thread: number): Promise<Thread['report']> {
  const { reason, createdAt, outcome, answer, user, isTeachers } = message_reports;
  const isOwn = and(eq(message_reports.thread, thread), eq(user, id), eq(isTeachers, side === 'teacher'));
  const [last] = await db
    .select({ reason, createdAt, outcome, answer })
    .from(message_reports)
    .where(isOwn)
    .orderBy(desc(message_reports.id))
    .limit(1);
  return last ? { ...last, createdAt: iso(last.createdAt) } : null;
}
