import { and, asc, between, eq, gt, inArray, isNull, lte, or, sql } from '@payloadcms/db-postgres/drizzle';
import type { NotebookReview } from '@/lib/notebook/contract';
import { dayNumber } from '@/lib/kernel/calendar';
import { deal, reviewsLeft } from '@/lib/notebook/notebook';
import { lately } from '@/lib/courses/practice';
import type { Problem } from '@/lib/go/position';
import { notebook_cards, notebook_reviews, problems } from '@/platform/payload-generated-schema';
import { requireUser, type Asked } from '@/platform/kernel/context';
import { database, type Database } from '@/platform/kernel/database/database';
import { ofPerson, whoLearns, type Learning, type ForLearner } from '@/platform/family/person';
import { triedLately } from '@/platform/courses/tried-lately';
import { theirCards, type CardRow } from './card-rows';
import { reviewsOf } from './get-notebook';
import { isNotebookOn } from './note-mistakes';

/** The reviews that are left for today, the earliest due first, each with a sibling of the problem that went wrong. */
export async function drawReviews({ ctx, input }: Asked<ForLearner>): Promise<NotebookReview[]> {
  const db = database(ctx.payload);
  const who = await whoLearns(db, requireUser(ctx).id, input.learner);
  if (!(await isNotebookOn(db, who))) return [];
  const now = ctx.now();
  const today = dayNumber(now);
  const { done } = await reviewsOf(db, who, today);
  const cards = await db
    .select()
    .from(notebook_cards)
    .where(and(theirCards(who), lte(notebook_cards.dueOn, today)))
    .orderBy(asc(notebook_cards.dueOn), asc(notebook_cards.id))
    .limit(reviewsLeft(done));
  const groups = new Map<string, [CardRow, ...CardRow[]]>();
  for (const card of cards) {
    const key = `${card.family} ${card.grade}`;
    const group = groups.get(key);
    if (group) group.push(card);
    else groups.set(key, [card]);
  }
  const shown = new Map<number, NotebookReview>();
  for (const group of groups.values()) {
    const [{ family, grade }] = group;
    const siblings = await siblingsOf(db, who, { family, grade }, group.length, now);
    for (const { card, shown: problem } of deal(group, siblings))
      shown.set(card.id, { card: card.publicId, shown: problem, isItself: problem.id === card.problem });
  }
  return cards.flatMap(({ id }) => shown.get(id) ?? []);
}

/** Enough problems for cards of one family and grade: at most one grade away, those met lately last, otherwise at random. */
async function siblingsOf(
  db: Database,
  who: Learning,
  { family, grade }: Pick<CardRow, 'family' | 'grade'>,
  cards: number,
  now: Date,
) {
  const { publicId, data } = problems;
  const shownLately = db
    .select({ problem: notebook_reviews.problem })
    .from(notebook_reviews)
    .where(and(ofPerson(notebook_reviews, who), gt(notebook_reviews.occurredAt, lately(now).toISOString())));
  const isMet = or(inArray(publicId, triedLately(db, who, now)), inArray(publicId, shownLately));
  const found = await db
    .select({ id: publicId, grade: problems.grade, family: problems.family, problem: data })
    .from(problems)
    .where(
      and(isNull(problems.withdrawnAt), eq(problems.family, family), between(problems.grade, grade - 1, grade + 1)),
    )
    .orderBy(asc(isMet!), sql`random()`)
    // One more than there are cards: a card may have to skip its own problem.
    .limit(cards + 1);
  return found.map((row) => ({ ...row, problem: row.problem as Problem }));
}
