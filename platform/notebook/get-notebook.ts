import { and, asc, eq, gt, sql } from '@payloadcms/db-postgres/drizzle';
import type { Notebook } from '@/lib/notebook/contract';
import { dayNumber, dayText } from '@/lib/kernel/calendar';
import { offersStartOver, reviewsLeft } from '@/lib/notebook/notebook';
import { notebook_cards, notebook_reviews } from '@/platform/payload-generated-schema';
import { requireUser, type Asked } from '@/platform/kernel/context';
import { database, type Database } from '@/platform/kernel/database/database';
import { whoLearns, type Person, type ForLearner } from '@/platform/family/person';
import { theirCards, theirReviews } from './card-rows';
import { isNotebookOn } from './note-mistakes';

/** The state of the notebook today. */
export async function getNotebook({ ctx, input }: Asked<ForLearner>): Promise<Notebook> {
  const db = database(ctx.payload);
  const who = await whoLearns(db, requireUser(ctx).id, input.learner);
  const today = dayNumber(ctx.now());
  const isOn = await isNotebookOn(db, who);
  const { family, grade, dueOn } = notebook_cards;
  const number = (text: ReturnType<typeof sql>) => sql<number>`${text}`.mapWith(Number);
  const groups = await db
    .select({
      family,
      grade,
      cards: number(sql`count(*)`),
      due: number(sql`count(*) FILTER (WHERE ${dueOn} <= ${today})`),
    })
    .from(notebook_cards)
    .where(theirCards(who))
    .groupBy(family, grade)
    .orderBy(asc(family), sql`${grade} DESC`);
  const due = groups.reduce((sum, group) => sum + group.due, 0);
  const { done, lastOn } = await reviewsOf(db, who, today);
  const left = Math.min(due, reviewsLeft(done));
  const [next] = await db
    .select({ dueOn })
    .from(notebook_cards)
    .where(and(theirCards(who), gt(dueOn, today)))
    .orderBy(asc(dueOn))
    .limit(1);
  // Cards beyond today's limit come tomorrow.
  const nextDay = due > left ? today + 1 : next?.dueOn;
  return {
    isOn,
    today: dayText(today),
    done,
    left,
    due,
    groups,
    nextDay: nextDay === undefined ? null : dayText(nextDay),
    offersStartOver: offersStartOver(due, lastOn, today),
  };
}

/** How many reviews were done on a day, and when the last of all was. */
export async function reviewsOf(db: Database, who: Person, day: number) {
  const { day: on } = notebook_reviews;
  const done = await db.$count(notebook_reviews, and(theirReviews(who), eq(on, day)));
  const [last] = await db
    .select({ on })
    .from(notebook_reviews)
    .where(theirReviews(who))
    .orderBy(sql`${on} DESC`)
    .limit(1);
  return { done, lastOn: last?.on ?? null };
}
