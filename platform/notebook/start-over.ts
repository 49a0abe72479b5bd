import { and, asc, inArray, lte } from '@payloadcms/db-postgres/drizzle';
import { dayNumber } from '@/lib/kernel/calendar';
import { offersStartOver, startedOver } from '@/lib/notebook/notebook';
import { notebook_cards } from '@/platform/payload-generated-schema';
import { requireUser, type Asked } from '@/platform/kernel/context';
import { inTransaction, sql } from '@/platform/kernel/database/database';
import { lockLearning, type ForLearner } from '@/platform/family/person';
import { theirCards } from './card-rows';
import { reviewsOf } from './get-notebook';

/** Spreads a backlog after a pause over the days to come. Repeated, or where none is offered, it changes nothing. */
export async function startOver({ ctx, input }: Asked<ForLearner>): Promise<void> {
  const { id: user } = requireUser(ctx);
  await inTransaction(ctx.payload, async ({ db }) => {
    const who = await lockLearning(db, user, input.learner);
    const today = dayNumber(ctx.now());
    const { id, dueOn, memory } = notebook_cards;
    const backlog = await db
      .select({ id })
      .from(notebook_cards)
      .where(and(theirCards(who), lte(dueOn, today)))
      .orderBy(asc(dueOn), asc(id));
    const { lastOn } = await reviewsOf(db, who, today);
    if (!offersStartOver(backlog.length, lastOn, today)) return;
    const days = startedOver(backlog.length, today);
    for (const day of new Set(days)) {
      const ids = backlog.flatMap((card, index) => (days[index] === day ? [card.id] : []));
      await db
        .update(notebook_cards)
        .set({ dueOn: day, memory: sql`jsonb_set(${memory}, '{dueOn}', to_jsonb(${day}::int))` })
        .where(inArray(id, ids));
    }
  });
}
