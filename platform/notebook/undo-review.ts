import { and, desc, eq } from '@payloadcms/db-postgres/drizzle';
import type { Memory } from '@/lib/notebook/notebook-memory';
import { notebook_cards, notebook_reviews } from '@/platform/payload-generated-schema';
import { requireUser, type Asked } from '@/platform/kernel/context';
import { inTransaction } from '@/platform/kernel/database/database';
import { ServiceError } from '@/platform/kernel/service-error';
import { lockLearning, ofPerson, type ForLearner } from '@/platform/family/person';
import { theirReviews } from './card-rows';

/** Undoes the last review of a card, which is then exactly as it was before. Repeated, it changes nothing. */
export async function undoReview({ ctx, input }: Asked<ForLearner & { id: string }>): Promise<void> {
  const { id: user } = requireUser(ctx);
  await inTransaction(ctx.payload, async ({ db }) => {
    const who = await lockLearning(db, user, input.learner);
    const { id, publicId, card, before, undoneAt } = notebook_reviews;
    const [review] = await db
      .select({ id, card, before, undoneAt })
      .from(notebook_reviews)
      .where(and(ofPerson(notebook_reviews, who), eq(publicId, input.id)));
    if (!review) throw new ServiceError('NOT_FOUND', 'no such review');
    if (review.undoneAt !== null) return;
    const [last] = await db
      .select({ id })
      .from(notebook_reviews)
      .where(and(theirReviews(who), eq(card, review.card)))
      .orderBy(desc(id))
      .limit(1);
    if (last?.id !== review.id) throw new ServiceError('STATE_CHANGED', 'the card was reviewed again since');
    const now = ctx.now().toISOString();
    const memory = review.before as Memory;
    await db
      .update(notebook_cards)
      .set({ memory, dueOn: memory.dueOn, updatedAt: now })
      .where(eq(notebook_cards.id, review.card));
    await db.update(notebook_reviews).set({ undoneAt: now }).where(eq(id, review.id));
  });
}
