import { eq } from '@payloadcms/db-postgres/drizzle';
import { gradings } from '@/platform/payload-generated-schema';
import { requireUser, type Asked } from '@/platform/kernel/context';
import { inTransaction } from '@/platform/kernel/database/database';
import { ownGrading } from './grading-rows';

/** Ends a grading without an estimate, so that another can begin; a finished one stays as it is. */
export async function giveUpGrading({ ctx, input }: Asked<{ id: string }>): Promise<{ done: true }> {
  const { id: user } = requireUser(ctx);
  await inTransaction(ctx.payload, async ({ db }) => {
    const row = await ownGrading(db, user, input.id, true);
    if (row.finishedAt !== null) return;
    await db
      .update(gradings)
      .set({ finishedAt: ctx.now().toISOString(), openKey: null })
      .where(eq(gradings.id, row.id));
  });
  return { done: true };
}
