import { and, eq, gt } from '@payloadcms/db-postgres/drizzle';
import type { Side } from '@/lib/messages/messaging';
import { message_threads, messages } from '@/platform/payload-generated-schema';
import type { Asked } from '@/platform/kernel/context';
import { database, inTransaction } from '@/platform/kernel/database/database';
import { findThread, holdThread, whoAsks } from './thread';

/** Marks the messages up to a number as read. A device that has seen fewer than another makes none unread again. */
export async function markRead({ ctx, input }: Asked<{ side: Side; id: string; upTo: number }>): Promise<void> {
  const asking = await whoAsks(ctx, input.side);
  const name = `${asking.side}Unread` as const;
  const { thread: seen } = await findThread(database(ctx.payload), asking, input.id, ctx.now());
  if (!seen || seen[name] === 0) return;
  await inTransaction(ctx.payload, async ({ db }) => {
    const { thread } = await holdThread(db, asking, input.id, ctx.now());
    const isOthers = eq(messages.isTeachers, asking.side !== 'teacher');
    const left = await db.$count(
      messages,
      and(eq(messages.thread, thread.id), isOthers, gt(messages.number, input.upTo)),
    );
    if (left >= thread[name]) return;
    await db
      .update(message_threads)
      .set({ [name]: left, version: thread.version + 1 })
      .where(eq(message_threads.id, thread.id));
  });
}
