import { and, asc, eq } from '@payloadcms/db-postgres/drizzle';
import type { NotebookCard } from '@/lib/notebook/contract';
import { maxCards } from '@/lib/notebook/notebook';
import { dayNumber, dayText } from '@/lib/kernel/calendar';
import type { BankFamily } from '@/lib/bank/families';
import type { Memory } from '@/lib/notebook/notebook-memory';
import type { Problem } from '@/lib/go/position';
import { notebook_cards, problems } from '@/platform/payload-generated-schema';
import { requireUser, type Asked } from '@/platform/kernel/context';
import { database, iso } from '@/platform/kernel/database/database';
import { readTopics } from '@/platform/courses/composed';
import type { InLanguage } from '@/platform/courses/visitor';
import { whoLearns } from '@/platform/family/person';
import { theirCards } from './card-rows';

type Input = InLanguage & { family?: BankFamily | undefined; grade?: number | undefined };

/** Cards, of one family and grade if these are given, the earliest due first. */
export async function listCards({ ctx, input }: Asked<Input>): Promise<NotebookCard[]> {
  const db = database(ctx.payload);
  const who = await whoLearns(db, requireUser(ctx).id, input.learner);
  const { family, grade, dueOn, id, problem } = notebook_cards;
  const found = await db
    .select({ card: notebook_cards, data: problems.data })
    .from(notebook_cards)
    .leftJoin(problems, eq(problems.publicId, problem))
    .where(
      and(
        theirCards(who),
        input.family && eq(family, input.family),
        input.grade === undefined ? undefined : eq(grade, input.grade),
      ),
    )
    .orderBy(asc(dueOn), asc(id))
    .limit(maxCards);
  const topics = await readTopics(db, input.locale, [
    ...new Set(found.flatMap(({ card, data }) => (data ? [] : [topicOf(card.problem)]))),
  ]);
  return found.map(({ card, data }) => {
    const { reviews, lapses } = card.memory as Memory;
    return {
      id: card.publicId,
      reviews,
      lapses,
      notedOn: dayText(dayNumber(new Date(iso(card.notedAt)))),
      dueOn: dayText(card.dueOn),
      position: data ? (data as Problem).position : null,
      topic: data ? null : (topics.get(topicOf(card.problem))?.title ?? null),
    };
  });
}

/** The topic of a question of a lesson ('topic/step'). */
const topicOf = (problem: string) => problem.split('/')[0]!;
