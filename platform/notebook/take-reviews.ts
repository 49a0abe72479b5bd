import { and, eq, inArray, isNull } from '@payloadcms/db-postgres/drizzle';
import type { SubmittedReview } from '@/lib/notebook/contract';
import { dayNumber } from '@/lib/kernel/calendar';
import { mayReview } from '@/lib/notebook/notebook';
import { ratingOf, reviewed, type Memory } from '@/lib/notebook/notebook-memory';
import type { Problem } from '@/lib/go/position';
import { isSolvedBy } from '@/lib/go/replay';
import { notebook_cards, notebook_reviews, problems } from '@/platform/payload-generated-schema';
import { requireUser, type Asked } from '@/platform/kernel/context';
import { inTransaction, type Database } from '@/platform/kernel/database/database';
import { countAgainst } from '@/platform/kernel/limits/limits';
import { lockLearning, type Learning, type ForLearner } from '@/platform/family/person';
import { theirCards, type CardRow } from './card-rows';
import { reviewsOf } from './get-notebook';

type Rejection = { id: string; code: 'NOT_FOUND' | 'STATE_CHANGED' };
export type TakenReviews = { accepted: string[]; rejected: Rejection[] };

/**
 * Stores reviews, each id once, and schedules their cards anew. Locks the account's row: of two devices that review one card the first counts, and
 * the other is rejected with STATE_CHANGED.
 */
export async function takeReviews({
  ctx,
  input,
}: Asked<ForLearner & { reviews: SubmittedReview[] }>): Promise<TakenReviews> {
  const { id: user } = requireUser(ctx);
  await countAgainst(ctx.payload, 'learning', user);
  const now = ctx.now();
  return inTransaction(ctx.payload, async ({ db }) => {
    const who = await lockLearning(db, user, input.learner);
    const known = await knownIds(db, user, input.reviews);
    const taken: TakenReviews = { accepted: [], rejected: [] };
    for (const review of new Map(input.reviews.map((one) => [one.id, one])).values()) {
      const code = known.has(review.id) ? null : await take(db, who, review, now);
      if (code) taken.rejected.push({ id: review.id, code });
      else taken.accepted.push(review.id);
    }
    return taken;
  });
}

async function knownIds(db: Database, user: number, reviews: readonly SubmittedReview[]): Promise<Set<string>> {
  const { publicId } = notebook_reviews;
  const ids = reviews.map(({ id }) => id);
  const found = await db
    .select({ publicId })
    .from(notebook_reviews)
    .where(and(eq(notebook_reviews.user, user), inArray(publicId, ids)));
  return new Set(found.map((row) => row.publicId));
}

/** Stores one review. @returns why it was not taken; null if it was */
async function take(
  db: Database,
  who: Learning,
  review: SubmittedReview,
  now: Date,
): Promise<Rejection['code'] | null> {
  const [card] = await db
    .select()
    .from(notebook_cards)
    .where(and(theirCards(who), eq(notebook_cards.publicId, review.card)));
  const problem = card && (await shownFor(db, card, review.problem));
  if (!card || !problem) return 'NOT_FOUND';
  // The time that a device reports is limited: not before the card was noted, not in the future.
  const at = new Date(Math.min(Math.max(Date.parse(review.occurredAt), Date.parse(card.notedAt)), now.getTime()));
  const day = dayNumber(at);
  const { done } = await reviewsOf(db, who, day);
  if (!mayReview(card, day, done)) return 'STATE_CHANGED';
  const { hints, milliseconds, moves } = review;
  const solved = isSolvedBy(problem, moves);
  const rating = ratingOf({ solved, hints });
  const before = card.memory as Memory;
  const memory = reviewed(before, day, rating);
  await db.insert(notebook_reviews).values({
    publicId: review.id,
    user: who.user,
    person: who.person,
    card: card.id,
    problem: review.problem,
    rating,
    day,
    before,
    data: { moves, hints, milliseconds, solved },
    occurredAt: at.toISOString(),
  });
  await db
    .update(notebook_cards)
    .set({ memory, dueOn: memory.dueOn, updatedAt: now.toISOString() })
    .where(eq(notebook_cards.id, card.id));
  return null;
}

/** A problem that a card may show: a sibling, or the one that went wrong; null for one that was withdrawn meanwhile. */
async function shownFor(db: Database, card: CardRow, id: string): Promise<Problem | null> {
  const { family, grade, data, publicId, withdrawnAt } = problems;
  const [found] = await db
    .select({ family, grade, data })
    .from(problems)
    .where(and(eq(publicId, id), isNull(withdrawnAt)));
  if (!found || found.family !== card.family || Math.abs(found.grade - card.grade) > 1) return null;
  return found.data as Problem;
}
