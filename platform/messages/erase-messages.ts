import { and, eq, exists, inArray, isNotNull, isNull, notExists, or } from '@payloadcms/db-postgres/drizzle';
import {
  message_reports,
  message_settings,
  message_threads,
  messages,
  users,
} from '@/platform/payload-generated-schema';
import { eraseAuditInput } from '@/platform/kernel/database/audit-entry';
import { sql, type Database } from '@/platform/kernel/database/database';

const waits = (db: Database) =>
  db
    .select({ one: sql`1` })
    .from(message_reports)
    .where(and(eq(message_reports.thread, message_threads.id), isNull(message_reports.outcome)));

/**
 * Erases the threads of an account, for both sides. A reported thread stays until staff have answered, so that deleting an account does not remove
 * what is reported; then it is erased, too (`eraseLeftThread`).
 */
export async function eraseMessages(db: Database, user: number): Promise<void> {
  await db.delete(message_settings).where(eq(message_settings.user, user));
  const isOwn = or(eq(message_threads.teacher, user), eq(message_threads.user, user));
  const own = await db
    .select({ id: message_threads.id })
    .from(message_threads)
    .where(and(isOwn, notExists(waits(db))))
    .for('update');
  await eraseThreads(
    db,
    own.map(({ id }) => id),
  );
}

/** Erases a thread of a deleted account, once no report of it is open. */
export async function eraseLeftThread(db: Database, thread: number): Promise<void> {
  const isOfBoth = or(eq(users.id, message_threads.teacher), eq(users.id, message_threads.user));
  const hasLeft = db
    .select({ one: sql`1` })
    .from(users)
    .where(and(isOfBoth, isNotNull(users.deletedAt)));
  const [left] = await db
    .select({ id: message_threads.id })
    .from(message_threads)
    .where(and(eq(message_threads.id, thread), exists(hasLeft), notExists(waits(db))));
  if (left) await eraseThreads(db, [left.id]);
}

async function eraseThreads(db: Database, threads: readonly number[]): Promise<void> {
  if (threads.length === 0) return;
  const ids = [...threads];
  const reported = db.select({ id: sql<string>`${message_reports.id}::text` }).from(message_reports);
  await eraseAuditInput(db, 'messageReports', reported.where(inArray(message_reports.thread, ids)));
  await db.delete(message_reports).where(inArray(message_reports.thread, ids));
  await db.delete(messages).where(inArray(messages.thread, ids));
  await db.delete(message_threads).where(inArray(message_threads.id, ids));
}
