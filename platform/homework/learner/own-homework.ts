import { and, asc, eq, gt, inArray, or } from '@payloadcms/db-postgres/drizzle';
import type { OwnHomework, OwnHomeworkEntry, OwnHomeworkItem } from '@/lib/homework/contract';
import {
  closedDays,
  dueDay,
  homeworkLesson,
  itemKey,
  itemResultOf,
  levelsResultOf,
  type GivenItem,
  type HomeworkItem,
  type HomeworkTry,
} from '@/lib/homework/homework';
import { defaultLocale, type Locale } from '@/lib/kernel/locale';
import type { Problem } from '@/lib/go/position';
import { homework, homework_recipients, learning_events, students } from '@/platform/payload-generated-schema';
import { itemsOf } from '../homework-rows';
import { isThere, lessonsOf, problemsOf } from '../items';
import { triedLevels } from '../tried-levels';
import { pageLength, pagesOf, type Paged } from '@/platform/kernel/database/paged';
import { requireUser, type Asked } from '@/platform/kernel/context';
import { database, iso, sql, type Database } from '@/platform/kernel/database/database';
import { ServiceError } from '@/platform/kernel/service-error';
import { progressRows, stateOf, type ProgressOf } from '@/platform/courses/states';
import { ofPerson, whoLearns, type Learning, type ForLearner } from '@/platform/family/person';

type Row = typeof homework.$inferSelect;
type Tries = ReadonlyMap<string, HomeworkTry[]>;

/** Condition for homework given to the person as an active student, by any teacher. */
const isGivenTo = (who: Learning) => and(ofPerson(students, who), eq(students.state, 'active'));

/** Homework that is open or was closed lately: the earliest due date first, then homework without a date. */
export async function listOwnHomework({
  ctx,
  input,
}: Asked<ForLearner & { page: number }>): Promise<Paged<OwnHomeworkEntry>> {
  const { id } = requireUser(ctx);
  const db = database(ctx.payload);
  const who = await whoLearns(db, id, input.learner);
  const now = ctx.now();
  const since = new Date(now.getTime() - closedDays * 86_400_000).toISOString();
  const given = db
    .select({ homework: homework_recipients.homework })
    .from(students)
    .innerJoin(homework_recipients, eq(homework_recipients.student, students.id))
    .where(isGivenTo(who));
  const isShown = and(
    inArray(homework.id, given),
    or(eq(homework.state, 'open'), and(eq(homework.state, 'closed'), gt(homework.closedAt, since))),
  );
  const count = await db.$count(homework, isShown);
  const list = await db
    .select()
    .from(homework)
    .where(isShown)
    .orderBy(asc(homework.state), sql`${homework.dueAt} ASC NULLS LAST`, asc(homework.id))
    .limit(pageLength)
    .offset((input.page - 1) * pageLength);
  const done = await doneOf(db, who, list);
  return { items: list.map((row) => entryOf(row, done(row), now)), pages: pagesOf(count), count };
}

/** For each homework, how many of its items still exist and how many of them are done. */
async function doneOf(db: Database, who: Learning, list: readonly Row[]) {
  const all = list.flatMap(itemsOf);
  const tries = await triesOf(db, who, list);
  const progress = await progressIn(db, who, all);
  const levels = await triedLevels(db, list, [who]);
  const bank = await problemsOf(db, all);
  const lessons = await lessonsOf(db, all, defaultLocale);
  const isDone = (row: Row, item: GivenItem): boolean => {
    if (item.kind === 'lesson') return stateOf(progress.get(item.lesson)) === 'finished';
    if (item.kind === 'levels') return levelsResultOf(levels.of(row, item, who), item.count)?.isDone ?? false;
    return (tries.get(tryKey(homeworkLesson(row.publicId), itemKey(item))) ?? []).some(({ solved }) => solved);
  };
  return (row: Row) => {
    const there = itemsOf(row).filter((item) => isThere(item, bank, lessons));
    return { items: there.length, done: there.filter((item) => isDone(row, item)).length };
  };
}

const tryKey = (lesson: string, problem: string | null) => `${lesson} ${problem}`;

const progressIn = (db: Database, who: Learning, items: readonly HomeworkItem[]): Promise<ProgressOf> =>
  progressRows(
    db,
    who,
    items.flatMap((item) => (item.kind === 'lesson' ? [item.lesson] : [])),
  );

async function triesOf(db: Database, who: Learning, list: readonly Row[]): Promise<Tries> {
  const tries = new Map<string, HomeworkTry[]>();
  if (list.length === 0) return tries;
  const { publicId, lesson, problem, occurredAt, data } = learning_events;
  const lessons = list.map((row) => homeworkLesson(row.publicId));
  const found = await db
    .select({ id: publicId, lesson, problem, occurredAt, data })
    .from(learning_events)
    .where(and(ofPerson(learning_events, who), inArray(lesson, lessons)));
  for (const { id, data: attempt, occurredAt: at, lesson: of, problem: about } of found) {
    const key = tryKey(of, about);
    const one = { ...(attempt as Omit<HomeworkTry, 'id' | 'occurredAt'>), id, occurredAt: iso(at) };
    tries.set(key, [...(tries.get(key) ?? []), one]);
  }
  return tries;
}

function entryOf(
  { publicId, title, dueAt, state }: Row,
  { items, done }: { items: number; done: number },
  now: Date,
): OwnHomeworkEntry {
  const isOver = dueAt !== null && new Date(dueAt) < now;
  return {
    id: publicId,
    title,
    state,
    items,
    done,
    due: dueAt === null ? null : dueDay(new Date(dueAt)),
    isOverdue: isOver && done < items,
  };
}

/** One homework, with its problems only while it is open. Archived homework is returned too, so that a screen that shows it learns of its state. */
export async function getOwnHomework({
  ctx,
  input,
}: Asked<ForLearner & { id: string; locale: Locale }>): Promise<OwnHomework> {
  const { id } = requireUser(ctx);
  const db = database(ctx.payload);
  const who = await whoLearns(db, id, input.learner);
  const [found] = await db
    .select({ row: homework })
    .from(homework)
    .innerJoin(homework_recipients, eq(homework_recipients.homework, homework.id))
    .innerJoin(students, eq(students.id, homework_recipients.student))
    .where(and(eq(homework.publicId, input.id), isGivenTo(who)));
  if (!found) throw new ServiceError('NOT_FOUND', 'no such homework of theirs');
  const { row } = found;
  const items = await ownItems(db, who, row, input.locale);
  const done = items.filter((item) => (item.kind === 'lesson' ? item.state === 'finished' : item.isDone)).length;
  return { ...entryOf(row, { items: items.length, done }, ctx.now()), words: row.words, items };
}

async function ownItems(db: Database, who: Learning, row: Row, locale: Locale): Promise<OwnHomeworkItem[]> {
  const items = itemsOf(row);
  const lessons = await lessonsOf(db, items, locale);
  const bank = await problemsOf(db, items);
  const progress = await progressIn(db, who, items);
  const tries = await triesOf(db, who, [row]);
  const levels = await triedLevels(db, [row], [who]);
  const shown = (problem: Problem) => (row.state === 'open' ? problem : null);
  const faredWith = (item: GivenItem) => {
    const result = itemResultOf(tries.get(tryKey(homeworkLesson(row.publicId), itemKey(item))) ?? []);
    const { tries: count, isDone, isFirstTry } = result ?? { tries: 0, isDone: false, isFirstTry: false };
    return { tries: count, isDone, isFirstTry };
  };
  return items.flatMap((item): OwnHomeworkItem[] => {
    if (item.kind === 'lesson') {
      const found = lessons.get(itemKey(item));
      return found ? [{ ...item, title: found.lesson.title, state: stateOf(progress.get(item.lesson)) }] : [];
    }
    if (item.kind === 'levels') {
      const result = levelsResultOf(levels.of(row, item, who), item.count);
      return [{ ...item, solved: result?.solved ?? 0, isDone: result?.isDone ?? false }];
    }
    if (item.kind === 'own') {
      const { title, problem } = item;
      return [{ kind: 'own', id: itemKey(item), title, problem: shown(problem), ...faredWith(item) }];
    }
    const known = bank.get(item.problem);
    if (!known || known.isWithdrawn) return [];
    const { isWithdrawn: _, problem, ...facts } = known;
    return [{ kind: 'problem', ...facts, problem: shown(problem), ...faredWith(item) }];
  });
}
