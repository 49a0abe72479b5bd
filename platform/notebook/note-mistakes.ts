import { randomUUID } from 'node:crypto';
import { and, asc, between, inArray, isNotNull, isNull } from '@payloadcms/db-postgres/drizzle';
import { dayNumber } from '@/lib/kernel/calendar';
import type { BankFamily } from '@/lib/bank/families';
import { noted } from '@/lib/notebook/notebook-memory';
import { defaultLocale } from '@/lib/kernel/i18n/locales';
import { learning_events, learning_settings, notebook_cards, problems } from '@/platform/payload-generated-schema';
import { iso, sql, type Database } from '@/platform/kernel/database/database';
import type { Stored } from '@/platform/events/hooks';
import { readTopics } from '@/platform/courses/composed';
import { ofPerson, type Person } from '@/platform/family/person';

type Kind = { family: BankFamily; grade: number };

export async function isNotebookOn(db: Database, who: Person): Promise<boolean> {
  const isTheirs = ofPerson(learning_settings, who);
  return (await db.$count(learning_settings, and(isTheirs, isNotNull(learning_settings.notebookSince)))) > 0;
}

/**
 * Each of these problems whose very first try was wrong becomes a card, once; one that was removed does not come back. The caller holds the account's row.
 * @param given the problems, or an instant: all that were first tried since
 */
export async function noteMistakes(
  db: Database,
  { user, person }: Person,
  given: { problems: readonly string[] } | { since: Date },
): Promise<void> {
  if ('problems' in given && given.problems.length === 0) return;
  const { problem, occurredAt, publicId, data, kind } = learning_events;
  const first = await db
    .selectDistinctOn([problem], { problem, occurredAt, solved: sql<boolean>`(${data} ->> 'solved')::boolean` })
    .from(learning_events)
    .where(
      and(
        ofPerson(learning_events, { user, person }),
        inArray(kind, ['attempt', 'level', 'homework']),
        'problems' in given ? inArray(problem, [...given.problems]) : isNotNull(problem),
      ),
    )
    .orderBy(asc(problem), asc(occurredAt), asc(publicId));
  const since = 'since' in given ? given.since : new Date(0);
  const wrong = first.flatMap(({ problem: name, solved, occurredAt: at }) =>
    name !== null && !solved && new Date(at) >= since ? [{ name, at }] : [],
  );
  const kinds = await kindsOf(
    db,
    wrong.map(({ name }) => name),
  );
  const cards = wrong.flatMap(({ name, at }) => {
    const found = kinds.get(name);
    if (!found) return [];
    const memory = noted(dayNumber(new Date(iso(at))));
    return [
      { publicId: randomUUID(), user, person, problem: name, ...found, notedAt: at, dueOn: memory.dueOn, memory },
    ];
  });
  if (cards.length > 0) await db.insert(notebook_cards).values(cards).onConflictDoNothing();
}

/** Where the notebook is on, mistakes among these events become cards. The caller holds the account's row. */
export async function noteStored({ db, who, rows }: Stored): Promise<void> {
  if (await isNotebookOn(db, who))
    await noteMistakes(db, who, { problems: rows.flatMap(({ problem }) => problem ?? []) });
}

/** Family and grade of problems of the bank, and of questions of lessons whose idea the bank has problems for. */
async function kindsOf(db: Database, names: readonly string[]): Promise<Map<string, Kind>> {
  if (names.length === 0) return new Map();
  const { publicId, family, grade, withdrawnAt } = problems;
  const bank = await db
    .select({ publicId, family, grade })
    .from(problems)
    .where(and(inArray(publicId, [...names]), isNull(withdrawnAt)));
  const kinds = new Map<string, Kind>(bank.map(({ publicId: name, ...kind }) => [name, kind]));
  const questions = names.filter((name) => !kinds.has(name) && name.includes('/'));
  const topicOf = (name: string) => name.slice(0, name.indexOf('/'));
  const topics = await readTopics(db, defaultLocale, [...new Set(questions.map(topicOf))]);
  for (const [code, { families, grade: middle }] of topics) {
    if (families.length === 0) continue;
    const near = await db
      .selectDistinct({ family })
      .from(problems)
      .where(and(isNull(withdrawnAt), inArray(family, families), between(grade, middle - 1, middle + 1)));
    const idea = families.find((one) => near.some((row) => row.family === one));
    if (!idea) continue;
    for (const name of questions) if (topicOf(name) === code) kinds.set(name, { family: idea, grade: middle });
  }
  return kinds;
}
