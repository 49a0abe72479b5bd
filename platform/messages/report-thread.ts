import { and, eq, isNull } from '@payloadcms/db-postgres/drizzle';
import type { ThreadReport } from '@/lib/messages/contract';
import type { Side } from '@/lib/messages/messaging';
import { message_reports, message_threads } from '@/platform/payload-generated-schema';
import type { Asked } from '@/platform/kernel/context';
import { inTransaction } from '@/platform/kernel/database/database';
import { countAgainst } from '@/platform/kernel/limits/limits';
import { ServiceError } from '@/platform/kernel/service-error';
import { holdThread, whoAsks } from './thread';

/** Reports a thread to staff, with a reason. While a report of the same user is open, another changes nothing. @throws ServiceError NOT_FOUND if the thread has no message */
export async function reportThread({ ctx, input }: Asked<{ side: Side; id: string } & ThreadReport>): Promise<void> {
  const asking = await whoAsks(ctx, input.side);
  await countAgainst(ctx.payload, 'messageReport', asking.id);
  await inTransaction(ctx.payload, async ({ db }) => {
    const { thread, side, id: user } = await holdThread(db, asking, input.id, ctx.now());
    if (thread.count === 0) throw new ServiceError('NOT_FOUND', 'nothing was written here');
    const own = { thread: thread.id, user, isTeachers: side === 'teacher' };
    const waits = and(
      eq(message_reports.thread, own.thread),
      eq(message_reports.user, user),
      eq(message_reports.isTeachers, own.isTeachers),
      isNull(message_reports.outcome),
    );
    if ((await db.$count(message_reports, waits)) > 0) return;
    const now = ctx.now().toISOString();
    const { reason, text } = input;
    await db.insert(message_reports).values({ ...own, reason, text: text || null, createdAt: now, updatedAt: now });
    await db
      .update(message_threads)
      .set({ version: thread.version + 1 })
      .where(eq(message_threads.id, thread.id));
  });
}
