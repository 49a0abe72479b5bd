import { and, eq } from '@payloadcms/db-postgres/drizzle';
import type { Message, NewMessage } from '@/lib/messages/contract';
import { otherSide, type Side } from '@/lib/messages/messaging';
import { message_threads, messages } from '@/platform/payload-generated-schema';
import type { Asked } from '@/platform/kernel/context';
import { inTransaction, iso, sql } from '@/platform/kernel/database/database';
import { countAgainst } from '@/platform/kernel/limits/limits';
import { ServiceError } from '@/platform/kernel/service-error';
import { toMessage } from './read-threads';
import { holdThread, whoAsks } from './thread';

/**
 * Writes a message. The same key is the same message, however often and from wherever it is sent; the server decides the order, also between two devices.
 * @throws ServiceError MESSAGES_CLOSED with the reason, IDEMPOTENCY_KEY_REUSED, TOO_MANY_REQUESTS
 */
export async function sendMessage({ ctx, input }: Asked<{ side: Side; id: string } & NewMessage>): Promise<Message> {
  const asking = await whoAsks(ctx, input.side);
  await countAgainst(ctx.payload, 'message', asking.id);
  await countAgainst(ctx.payload, 'messagesOfDay', asking.id);
  return inTransaction(ctx.payload, async ({ db }) => {
    const { thread, side, closed } = await holdThread(db, asking, input.id, ctx.now());
    const [known] = await db
      .select()
      .from(messages)
      .where(and(eq(messages.thread, thread.id), eq(messages.key, input.key)));
    const isTeachers = side === 'teacher';
    if (known) {
      if (known.text !== input.text || known.isTeachers !== isTeachers)
        throw new ServiceError('IDEMPOTENCY_KEY_REUSED', 'this key belongs to another message');
      return toMessage(side, known);
    }
    if (closed) throw new ServiceError('MESSAGES_CLOSED', 'nothing can be written here', { reason: closed });
    // The clock of one of several servers may be a little behind.
    const now = ctx.now().toISOString();
    const sentAt = thread.lastAt && iso(thread.lastAt) > now ? iso(thread.lastAt) : now;
    const [row] = await db
      .insert(messages)
      .values({ thread: thread.id, number: thread.count + 1, key: input.key, isTeachers, text: input.text, sentAt })
      .returning();
    const other = otherSide(side);
    const unread = message_threads[`${other}Unread`];
    await db
      .update(message_threads)
      .set({
        count: thread.count + 1,
        version: thread.version + 1,
        lastAt: sentAt,
        updatedAt: now,
        [`${other}Unread`]: sql`${unread} + 1`,
        [`${other}WrittenToAt`]: sentAt,
      })
      .where(eq(message_threads.id, thread.id));
    return toMessage(side, row!);
  });
}
