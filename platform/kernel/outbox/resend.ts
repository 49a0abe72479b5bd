import { and, eq, inArray, isNotNull, ne, or } from '@payloadcms/db-postgres/drizzle';
import { outbox } from '@/platform/payload-generated-schema';
import { inTransaction } from '@/platform/kernel/database/database';
import { ServiceError } from '@/platform/kernel/service-error';
import type { StaffContext } from '@/platform/kernel/context';

/**
 * Puts a message, or an effect that failed, into the queue once more. A message with a code has no content left once it was sent; a link that
 * sets a staff member's password (composed by Payload, so without a template) is resent by admins only.
 */
export async function resend({ ctx, input }: { ctx: StaffContext; input: { id: number } }): Promise<void> {
  const at = ctx.now().toISOString();
  const isAllowed = ctx.staff.role === 'admin' ? undefined : isNotNull(outbox.template);
  await inTransaction(ctx.payload, async ({ db }) => {
    const queued = await db
      .update(outbox)
      .set({ status: 'PENDING', attempts: 0, nextAttemptAt: at, lastError: null, updatedAt: at })
      .where(
        and(
          eq(outbox.id, input.id),
          isAllowed,
          // Refunds and events that succeeded are not repeated; only messages are sent again.
          or(eq(outbox.status, 'FAILED'), and(inArray(outbox.status, ['SENT', 'KEPT']), eq(outbox.kind, 'mail'))),
          or(ne(outbox.data, {}), isNotNull(outbox.html)),
        ),
      )
      .returning({ id: outbox.id });
    if (queued.length === 0) throw new ServiceError('STATE_CHANGED', 'it waits already, was done, or is kept no more');
  });
}
