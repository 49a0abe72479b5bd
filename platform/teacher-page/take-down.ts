import { and, eq, isNotNull, isNull } from '@payloadcms/db-postgres/drizzle';
import { teacher_pages } from '@/platform/payload-generated-schema';
import type { AskedByStaff } from '@/platform/kernel/context';
import { inTransaction } from '@/platform/kernel/database/database';
import { ServiceError } from '@/platform/kernel/service-error';
import { invalidatePage } from './invalidate-page';

/** Hides the page from the public and shows its teacher the reason. */
export async function takeDown({ ctx, input }: AskedByStaff<{ id: number; reason: string }>): Promise<void> {
  const at = ctx.now().toISOString();
  const page = await inTransaction(ctx.payload, async ({ db }) => {
    const [row] = await db
      .update(teacher_pages)
      .set({ isOn: false, takenDownAt: at, takenDownReason: input.reason, updatedAt: at })
      .where(and(eq(teacher_pages.id, input.id), isNull(teacher_pages.takenDownAt)))
      .returning();
    if (!row) throw new ServiceError('STATE_CHANGED', 'the page is not as it was shown');
    return row;
  });
  await invalidatePage(ctx.payload, [page], { isLinked: true });
}

/** Allows the teacher to turn the page on again; it stays off until then. */
export async function putBack({ ctx, input }: AskedByStaff<{ id: number }>): Promise<void> {
  const at = ctx.now().toISOString();
  await inTransaction(ctx.payload, async ({ db }) => {
    const [row] = await db
      .update(teacher_pages)
      .set({ takenDownAt: null, takenDownReason: null, updatedAt: at })
      .where(and(eq(teacher_pages.id, input.id), isNotNull(teacher_pages.takenDownAt)))
      .returning();
    if (!row) throw new ServiceError('STATE_CHANGED', 'the page is not as it was shown');
  });
}
