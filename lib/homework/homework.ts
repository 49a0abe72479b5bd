import { dayNumber, dayText, parseBound } from '@/lib/kernel/calendar';
import { energyCapacity } from '@/lib/climb/energy';
import type { ClimbTheme } from '@/lib/climb/climb';
import type { Problem } from '@/lib/go/position';
import { isSafeText } from '@/lib/kernel/text/free-text';

/** Homework: its items, limits and results (docs/product.md, "Homework"). */
export const maxTitleLength = 80;
export const maxInstructionsLength = 500;
export const maxItems = 30;
/** Levels of the climb in one item: as many as a full energy allows. */
export const maxLevels = energyCapacity;
/** Students of one homework. */
export const maxRecipients = 200;
/** Homework of one teacher that is not archived. */
export const maxHomework = 1_000;
/** Days for which a student sees closed homework. */
export const closedDays = 14;

/** Open: it can be done. Closed: tries that still arrive are stored as late. Archived: closed, and not listed with the others. */
export const homeworkStates = ['open', 'closed', 'archived'] as const;
export type HomeworkState = (typeof homeworkStates)[number];

type OwnItem = { kind: 'own'; material: string; revision: number };
/** A lesson of a course, a problem of the bank by name, a revision of the teacher's own problem, or a number of levels of the climb. */
export type HomeworkItem =
  | { kind: 'lesson'; course: string; lesson: string }
  | { kind: 'problem'; problem: string }
  | OwnItem
  | { kind: 'levels'; theme: ClimbTheme; grade: number; count: number };

/** An item as stored: with a copy of the teacher's own problem, which later changes do not affect (docs/product.md, "Homework"). */
export type GivenItem = Exclude<HomeworkItem, OwnItem> | (OwnItem & { title: string; problem: Problem });

/** The key of an item within its homework; for a problem, also the name under which its tries are stored. */
export function itemKey(item: HomeworkItem): string {
  switch (item.kind) {
    case 'lesson':
      return `lesson/${item.lesson}`;
    case 'problem':
      return item.problem;
    case 'own':
      return `own-${item.material}-${item.revision}`;
    case 'levels':
      return `levels/${item.theme}/${item.grade}`;
  }
}

/** The `lesson` name under which tries at its problems are stored; names of lessons have no slash. */
const prefix = 'homework/';
export const homeworkLesson = (id: string): string => `${prefix}${id}`;
export const isOfHomework = (lesson: string): boolean => lesson.startsWith(prefix);

/** Whether a text may be shown to students: like a name, it must not contain an address (lib/kernel/person/person-name). */
export const isInstructions = (text: string): boolean => isSafeText(text, maxInstructionsLength);

/** The last instant of the day it is due, on the school's calendar. */
export const dueAt = (day: string): Date => parseBound(day, 'end');
/** The due day of a deadline. */
export const dueDay = (at: Date): string => dayText(dayNumber(at));

/** Whether it was done after the due day or after the homework was closed; null: no due day, not closed. */
export function isLate(doneAt: string, bounds: { dueAt: string | null; closedAt: string | null }): boolean {
  const done = Date.parse(doneAt);
  return [bounds.dueAt, bounds.closedAt].some((bound) => bound !== null && done > Date.parse(bound));
}

/** A try at a problem of a homework, as it was judged. Times are ISO 8601. */
export type HomeworkTry = {
  id: string;
  occurredAt: string;
  solved: boolean;
  hints: number;
  milliseconds: number;
  moves: readonly string[];
};

type ItemResult = {
  tries: number;
  isDone: boolean;
  /** Solved at the very first try, without a hint. */
  isFirstTry: boolean;
  /** Whether the first try showed a hint. */
  hasHint: boolean;
  seconds: number;
  /** The time of the first success; else of the last try. */
  at: string;
};

/** The result of a problem, from all tries in any order, duplicates counting once; null: there is no try. */
export function itemResultOf(tries: readonly HomeworkTry[]): ItemResult | null {
  const first = firstOf(tries);
  if (!first) return null;
  const all = [...new Map(tries.map((one) => [one.id, one])).values()];
  const solved = firstOf(all.filter((one) => one.solved));
  const last = all.reduce((a, b) => (isBefore(a, b) ? b : a));
  return {
    tries: all.length,
    isDone: solved !== null,
    isFirstTry: first.solved && first.hints === 0,
    hasHint: first.hints > 0,
    seconds: Math.round(all.reduce((sum, { milliseconds }) => sum + milliseconds, 0) / 1000),
    at: (solved ?? last).occurredAt,
  };
}

/** The earliest try, in whatever order they arrived. */
export const firstOf = <T extends Pick<HomeworkTry, 'id' | 'occurredAt'>>(tries: readonly T[]): T | null =>
  tries.reduce<T | null>((first, one) => (first === null || isBefore(one, first) ? one : first), null);

const isBefore = (a: Pick<HomeworkTry, 'id' | 'occurredAt'>, b: Pick<HomeworkTry, 'id' | 'occurredAt'>) =>
  a.occurredAt === b.occurredAt ? a.id < b.id : a.occurredAt < b.occurredAt;

/** A level of the climb that was tried since the homework was given, with its tries since then. Times are ISO 8601. */
export type TriedLevel = { tries: number; milliseconds: number; lastAt: string; solvedAt: string | null };

type LevelsResult = {
  tries: number;
  /** The number of solved levels, which may exceed the number asked for. */
  solved: number;
  isDone: boolean;
  seconds: number;
  /** The time when the required number was solved; else of the last try. */
  at: string;
};

/** The result of an item of `count` levels; null: none was tried. */
export function levelsResultOf(levels: readonly TriedLevel[], count: number): LevelsResult | null {
  if (levels.length === 0) return null;
  const total = (of: (level: TriedLevel) => number) => levels.reduce((sum, level) => sum + of(level), 0);
  const solvedAt = levels.flatMap((level) => level.solvedAt ?? []).sort();
  return {
    tries: total(({ tries }) => tries),
    solved: solvedAt.length,
    isDone: solvedAt.length >= count,
    seconds: Math.round(total(({ milliseconds }) => milliseconds) / 1000),
    at:
      solvedAt[count - 1] ??
      levels
        .map(({ lastAt }) => lastAt)
        .sort()
        .at(-1)!,
  };
}
