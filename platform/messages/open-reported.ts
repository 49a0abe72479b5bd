import { and, desc, eq, lt } from '@payloadcms/db-postgres/drizzle';
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core';
import { messagesShown } from '@/lib/messages/messaging';
import { message_reports, message_threads, messages, users } from '@/platform/payload-generated-schema';
import type { AskedByStaff } from '@/platform/kernel/context';
import { inTransaction, iso } from '@/platform/kernel/database/database';
import { ServiceError } from '@/platform/kernel/service-error';

export type ReportedThread = {
  /** Usernames. */
  teacher: string;
  student: string;
  messages: { number: number; isTeachers: boolean; text: string; sentAt: string }[];
  hasEarlier: boolean;
};

/**
 * A reported thread for staff, its newest messages or those before a number: only while the report waits for an answer. In a transaction, which also writes
 * the audit entry, so that no thread is read without one.
 * @throws ServiceError NOT_FOUND, STATE_CHANGED for a report that was answered
 */
export async function openReported({
  ctx,
  input: { id, before },
}: AskedByStaff<{ id: number; before?: number | undefined }>): Promise<ReportedThread> {
  const [teacher, student] = [alias(users, 'teacher'), alias(users, 'student')];
  return inTransaction(ctx.payload, async ({ db }) => {
    const [report] = await db
      .select({
        thread: message_reports.thread,
        outcome: message_reports.outcome,
        teacher: teacher.username,
        student: student.username,
      })
      .from(message_reports)
      .innerJoin(message_threads, eq(message_threads.id, message_reports.thread))
      .innerJoin(teacher, eq(teacher.id, message_threads.teacher))
      .innerJoin(student, eq(student.id, message_threads.user))
      .where(eq(message_reports.id, id))
      .for('share', { of: message_reports });
    if (!report) throw new ServiceError('NOT_FOUND', 'no such report');
    if (report.outcome !== null) throw new ServiceError('STATE_CHANGED', 'the report was answered');
    const { number, isTeachers, text, sentAt } = messages;
    const found = await db
      .select({ number, isTeachers, text, sentAt })
      .from(messages)
      .where(and(eq(messages.thread, report.thread), before === undefined ? undefined : lt(number, before)))
      .orderBy(desc(number))
      .limit(messagesShown);
    return {
      teacher: report.teacher,
      student: report.student,
      messages: found.reverse().map((row) => ({ ...row, sentAt: iso(row.sentAt) })),
      hasEarlier: (found[0]?.number ?? 1) > 1,
    };
  });
}
