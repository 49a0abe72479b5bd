import { asc, eq, or } from '@payloadcms/db-postgres/drizzle';
import { message_reports, message_threads, messages, students, users } from '@/platform/payload-generated-schema';
import type { Database } from '@/platform/kernel/database/database';
import { only } from '@/platform/kernel/export-fields';
import { calledAs, nameOf } from '@/platform/classes/called';

/** For the account's export: its sent and received messages, as teacher or student, and its reports. */
export async function exportMessages(db: Database, user: number) {
  const found = await db
    .select({ message: messages, teacher: message_threads.teacher, student: students.name, called: calledAs })
    .from(messages)
    .innerJoin(message_threads, eq(message_threads.id, messages.thread))
    .leftJoin(students, eq(students.id, message_threads.student))
    .innerJoin(users, eq(users.id, message_threads.teacher))
    .where(or(eq(message_threads.teacher, user), eq(message_threads.user, user)))
    .orderBy(asc(messages.thread), asc(messages.number));
  const reported = await db
    .select()
    .from(message_reports)
    .where(eq(message_reports.user, user))
    .orderBy(asc(message_reports.id));
  return {
    messages: found.map(({ message, teacher, student, called }) => ({
      with: teacher === user ? student : nameOf(called),
      isMine: message.isTeachers === (teacher === user),
      ...only(message, ['text', 'sentAt']),
    })),
    messageReports: reported.map((report) =>
      only(report, ['reason', 'text', 'outcome', 'answer', 'answeredAt', 'createdAt']),
    ),
  };
}
