import { and, eq, isNull } from '@payloadcms/db-postgres/drizzle';
import type { MessageReportOutcome } from '@/lib/messages/messaging';
import { message_reports, message_threads } from '@/platform/payload-generated-schema';
import type { AskedByStaff, StaffContext } from '@/platform/kernel/context';
import { inTransaction, sql } from '@/platform/kernel/database/database';
import { ServiceError } from '@/platform/kernel/service-error';
import { eraseLeftThread } from './erase-messages';

type Answer = { id: number; answer: string };

/** Staff see no reason to step in; the thread stays open. */
export const leaveReportedThread = ({ ctx, input }: AskedByStaff<Answer>) => answerReport(ctx, input, 'stays');
/** Staff close the thread for new messages. */
export const closeReported = ({ ctx, input }: AskedByStaff<Answer>) => answerReport(ctx, input, 'closed');

/** The user who reported it reads the answer in the thread; from then on staff can no longer open it. */
async function answerReport(ctx: StaffContext, { id, answer }: Answer, outcome: MessageReportOutcome): Promise<void> {
  const at = ctx.now().toISOString();
  await inTransaction(ctx.payload, async ({ db }) => {
    const [report] = await db
      .select({ thread: message_reports.thread })
      .from(message_reports)
      .where(eq(message_reports.id, id));
    if (!report) throw new ServiceError('NOT_FOUND', 'no such report');
    // Locked first, in the same order as every change of a thread.
    const { thread } = report;
    await db
      .select({ id: message_threads.id })
      .from(message_threads)
      .where(eq(message_threads.id, thread))
      .for('update');
    const [answered] = await db
      .update(message_reports)
      .set({ outcome, answer, answeredAt: at, updatedAt: at })
      .where(and(eq(message_reports.id, id), isNull(message_reports.outcome)))
      .returning({ id: message_reports.id });
    if (!answered) throw new ServiceError('STATE_CHANGED', 'the report was answered');
    await db
      .update(message_threads)
      .set({
        version: sql`${message_threads.version} + 1`,
        updatedAt: at,
        ...(outcome === 'closed' && { closedAt: at }),
      })
      .where(eq(message_threads.id, thread));
    await eraseLeftThread(db, thread);
  });
}
