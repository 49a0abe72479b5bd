import { and, eq } from '@payloadcms/db-postgres/drizzle';
import { notebook_cards } from '@/platform/payload-generated-schema';
import { requireUser, type Asked } from '@/platform/kernel/context';
import { database } from '@/platform/kernel/database/database';
import { ServiceError } from '@/platform/kernel/service-error';
import { whoLearns, type ForLearner } from '@/platform/family/person';
import { theirCards } from './card-rows';

/** Removes a card for good. */
export async function removeCard({ ctx, input }: Asked<ForLearner & { id: string }>): Promise<void> {
  const db = database(ctx.payload);
  const who = await whoLearns(db, requireUser(ctx).id, input.learner);
  const removed = await db
    .update(notebook_cards)
    .set({ removedAt: ctx.now().toISOString() })
    .where(and(theirCards(who), eq(notebook_cards.publicId, input.id)))
    .returning({ id: notebook_cards.id });
  if (removed.length === 0) throw new ServiceError('NOT_FOUND', 'no such card');
}
