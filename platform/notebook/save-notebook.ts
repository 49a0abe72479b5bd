import { asc, eq } from '@payloadcms/db-postgres/drizzle';
import { dayNumber, dayText } from '@/lib/kernel/calendar';
import type { Memory } from '@/lib/notebook/notebook-memory';
import type { Problem } from '@/lib/go/position';
import { csvFile } from '@/platform/kernel/csv';
import { notebook_cards, problems } from '@/platform/payload-generated-schema';
import { requireUser, type Asked } from '@/platform/kernel/context';
import { database, iso } from '@/platform/kernel/database/database';
import { messages } from '@/platform/kernel/messages';
import type { InLanguage } from '@/platform/courses/visitor';
import { whoLearns } from '@/platform/family/person';
import { theirCards } from './card-rows';
import { gameOf } from './game-of';

/** The notebook as a file to download: a table of all cards, or the positions of those of the bank. */
export async function saveNotebook({
  ctx,
  input,
}: Asked<InLanguage & { format: 'csv' | 'sgf' }>): Promise<{ text: string }> {
  const db = database(ctx.payload);
  const who = await whoLearns(db, requireUser(ctx).id, input.learner);
  const { notedAt, id, problem } = notebook_cards;
  const found = await db
    .select({ card: notebook_cards, data: problems.data })
    .from(notebook_cards)
    .leftJoin(problems, eq(problems.publicId, problem))
    .where(theirCards(who))
    .orderBy(asc(notedAt), asc(id));
  const { file, family } = messages[input.locale].notebook;
  if (input.format === 'sgf') {
    const games = found.flatMap(({ card, data }) =>
      data ? [gameOf(data as Problem, `${family[card.family]} G${card.grade}`)] : [],
    );
    return { text: games.join('\n') };
  }
  const head = [file.notedOn, file.problem, file.family, file.grade, file.dueOn, file.reviews, file.lapses];
  const lines = found.map(({ card }) => {
    const { reviews, lapses } = card.memory as Memory;
    const notedOn = dayText(dayNumber(new Date(iso(card.notedAt))));
    return [
      notedOn,
      card.problem,
      family[card.family],
      `G${card.grade}`,
      dayText(card.dueOn),
      String(reviews),
      String(lapses),
    ];
  });
  return { text: csvFile([head, ...lines]) };
}
