import { eq } from '@payloadcms/db-postgres/drizzle';
import type { Side } from '@/lib/messages/messaging';
import { message_threads } from '@/platform/payload-generated-schema';
import type { Asked } from '@/platform/kernel/context';
import { inTransaction } from '@/platform/kernel/database/database';
import { holdThread, whoAsks } from './thread';

/** Blocks new messages of both sides until the same side unblocks them. Always allowed, as it protects the user. */
export async function blockThread({
  ctx,
  input,
}: Asked<{ side: Side; id: string; isBlocked: boolean }>): Promise<void> {
  const asking = await whoAsks(ctx, input.side);
  const name = `${asking.side}BlockedAt` as const;
  await inTransaction(ctx.payload, async ({ db }) => {
    const { thread } = await holdThread(db, asking, input.id, ctx.now());
    if ((thread[name] !== null) === input.isBlocked) return;
    await db
      .update(message_threads)
      .set({ [name]: input.isBlocked ? ctx.now().toISOString() : null, version: thread.version + 1 })
      .where(eq(message_threads.id, thread.id));
  });
}
