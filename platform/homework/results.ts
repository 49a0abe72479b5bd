import { createHash } from 'node:crypto';
import { and, eq, inArray } from '@payloadcms/db-postgres/drizzle';
import { LRUCache } from 'lru-cache';
import type { HomeworkCell, HomeworkResults } from '@/lib/homework/contract';
import {
  firstOf,
  homeworkLesson,
  isLate,
  itemKey,
  itemResultOf,
  levelsResultOf,
  type HomeworkTry,
  type TriedLevel,
} from '@/lib/homework/homework';
import { rightMovesAfter, wrongMovesOf } from '@/lib/homework/wrong-moves';
import { defaultLocale } from '@/lib/kernel/i18n/locales';
import { learning_events, lesson_progress } from '@/platform/payload-generated-schema';
import type { Asked } from '@/platform/kernel/context';
import { database, iso, isoOrNull, rows, sql, type Database } from '@/platform/kernel/database/database';
import { grouped } from '@/platform/kernel/grouped';
import type { Person } from '@/platform/family/person';
import { isOneOf, keyOf } from '@/platform/progress/people';
import { requireTeacher } from '@/platform/classes/access/require-teacher';
import { itemsOf, recipientsOf, requireHomework, type HomeworkRow } from './homework-rows';
import { isThere, lessonsOf, problemOf, problemsOf } from './items';
import { needHelp } from '@/platform/students/need-help';
import { triedLevels } from './tried-levels';

/** Milliseconds after which a stamp expires even without events, as "away for a week" depends on the time. */
const slot = 600_000;

/** Cache of results by stamp, shared by all open screens, for the last 50 stamps. */
const made = new LRUCache<string, Promise<HomeworkResults>>({ max: 50 });

type Input = { id: string; known?: string | undefined };
type StampedResults = { stamp: string; results: HomeworkResults | null };

/** The results, or null if the caller's stamp is current: an open screen polls every few seconds, which costs one statement. */
export async function getResults({ ctx, input }: Asked<Input>): Promise<StampedResults> {
  const teacher = await requireTeacher(ctx, { mayHaveLapsed: true });
  const db = database(ctx.payload);
  const row = await requireHomework(db, teacher, input.id);
  const now = ctx.now();
  const stamp = await stampOf(db, row, now);
  if (stamp === input.known) return { stamp, results: null };
  const key = `${row.id}:${stamp}`;
  let results = made.get(key);
  if (!results) {
    results = makeResults(db, row, now);
    made.set(key, results);
    // A failure is not cached.
    results.catch(() => made.delete(key));
  }
  return { stamp, results: await results };
}

/** A hash of everything the results depend on: the homework, its students, their number of events and the time of their last one. */
async function stampOf(db: Database, row: HomeworkRow, now: Date): Promise<string> {
  // Late events can be older than the last one, so they are counted as well.
  const climbed = itemsOf(row).some(({ kind }) => kind === 'levels')
    ? sql`(SELECT count(*) FROM learning_events e WHERE e.user_id = s.user_id AND e.person = s.person AND e.kind = 'level'
        AND e.occurred_at >= ${row.givenAt}::timestamptz)`
    : sql`0`;
  const lessons = itemsOf(row).flatMap((item) => (item.kind === 'lesson' ? [item.lesson] : []));
  const countedLessons = [homeworkLesson(row.publicId), ...lessons];
  const [found] = await rows<{ state: string }>(
    db,
    sql`SELECT string_agg(concat_ws(' ', s.id, s.state, s.name, l.at, t.tries, ${climbed}), ',' ORDER BY s.id) AS state
      FROM homework_recipients r
      JOIN students s ON s.id = r.student_id
      CROSS JOIN LATERAL (
        SELECT max(e.occurred_at) AS at FROM learning_events e WHERE e.user_id = s.user_id AND e.person = s.person
      ) l
      CROSS JOIN LATERAL (
        SELECT count(*) AS tries FROM learning_events e
        WHERE e.user_id = s.user_id AND e.person = s.person AND e.lesson IN ${countedLessons}
      ) t
      WHERE r.homework_id = ${row.id}`,
  );
  const all = `${row.revision} ${Math.floor(now.getTime() / slot)} ${found?.state ?? ''}`;
  return createHash('sha256').update(all).digest('base64url').slice(0, 24);
}

type Recipient = Awaited<ReturnType<typeof recipientsOf>>[number];
type Try = HomeworkTry & Person & { problem: string };

async function makeResults(db: Database, row: HomeworkRow, now: Date): Promise<HomeworkResults> {
  const recipients = await recipientsOf(db, row);
  const bank = await problemsOf(db, itemsOf(row));
  const lessons = await lessonsOf(db, itemsOf(row), defaultLocale);
  // The same items as in `shownItems` (items.ts).
  const items = itemsOf(row).filter((item) => isThere(item, bank, lessons));
  const tries = await triesOf(db, row, recipients);
  const studied = await studiedBy(
    db,
    items.flatMap((item) => (item.kind === 'lesson' ? [item.lesson] : [])),
    recipients,
  );
  const levels = await triedLevels(db, [row], recipients);
  const help = await needHelp(db, recipients, now);
  const bounds = { dueAt: isoOrNull(row.dueAt), closedAt: isoOrNull(row.closedAt) };
  const byTry = grouped(tries, (one) => `${keyOf(one)} ${one.problem}`);
  const cellOf = (one: Recipient, item: (typeof items)[number]): HomeworkCell | null => {
    if (item.kind === 'lesson') return lessonCell(studied.get(`${keyOf(one)} ${item.lesson}`), bounds);
    if (item.kind === 'levels') return levelsCell(levels.of(row, item, one), item.count, bounds);
    return problemCell(byTry.get(`${keyOf(one)} ${itemKey(item)}`) ?? [], bounds);
  };
  return {
    items: items.map(itemKey),
    students: recipients.map((one) => ({
      id: one.id,
      name: one.name,
      needsHelp: help.get(keyOf(one)) ?? null,
      cells: items.map((item) => cellOf(one, item)),
    })),
    wrong: items.flatMap((item) => {
      const problem = problemOf(item, bank);
      if (!problem) return [];
      const first = recipients.flatMap((one) => {
        const begun = firstOf(byTry.get(`${keyOf(one)} ${itemKey(item)}`) ?? []);
        return begun && !begun.solved ? [{ student: one.id, moves: begun.moves }] : [];
      });
      const moments = wrongMovesOf(problem, first).map((moment) => ({
        ...moment,
        right: rightMovesAfter(problem, moment.after),
      }));
      return moments.length > 0 ? [{ key: itemKey(item), moments }] : [];
    }),
  };
}

type Bounds = Parameters<typeof isLate>[1];

function problemCell(tries: readonly Try[], bounds: Bounds): HomeworkCell | null {
  const result = itemResultOf(tries);
  if (!result) return null;
  const { tries: count, isDone, isFirstTry, hasHint, seconds, at } = result;
  return { isDone, isLate: isLate(at, bounds), tries: count, right: isFirstTry ? 1 : 0, hasHint, seconds };
}

function levelsCell(tried: readonly TriedLevel[], asked: number, bounds: Bounds): HomeworkCell | null {
  const result = levelsResultOf(tried, asked);
  if (!result) return null;
  const { tries, solved, isDone, seconds, at } = result;
  return { isDone, isLate: isLate(at, bounds), tries, right: solved, hasHint: false, seconds };
}

type Studied = typeof lesson_progress.$inferSelect;

/** The progress of a lesson in any course; a lesson finished before it was given is done. */
function lessonCell(row: Studied | undefined, bounds: Bounds): HomeworkCell | null {
  if (!row) return null;
  const { finishedAt, lastAt, tried, solved, seconds } = row;
  const isDone = finishedAt !== null;
  return {
    isDone,
    isLate: isLate(iso(finishedAt ?? lastAt), bounds),
    tries: tried,
    right: solved,
    hasHint: false,
    seconds,
  };
}

async function triesOf(db: Database, row: HomeworkRow, people: readonly Person[]): Promise<Try[]> {
  if (people.length === 0) return [];
  const { publicId, user, person, lesson, problem, occurredAt, data } = learning_events;
  const found = await db
    .select({ id: publicId, user, person, problem, occurredAt, data })
    .from(learning_events)
    .where(and(isOneOf({ user, person }, people), eq(lesson, homeworkLesson(row.publicId))));
  return found.map(({ data: attempt, occurredAt: at, problem: about, ...one }) => ({
    ...one,
    ...(attempt as Omit<HomeworkTry, 'id' | 'occurredAt'>),
    problem: about ?? '',
    occurredAt: iso(at),
  }));
}

async function studiedBy(db: Database, lessons: readonly string[], people: readonly Person[]) {
  if (lessons.length === 0 || people.length === 0) return new Map<string, Studied>();
  const { user, person, lesson } = lesson_progress;
  const found = await db
    .select()
    .from(lesson_progress)
    .where(and(isOneOf({ user, person }, people), inArray(lesson, [...lessons])));
  return new Map(found.map((row) => [`${keyOf(row)} ${row.lesson}`, row]));
}
