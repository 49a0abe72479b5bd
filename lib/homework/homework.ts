import { dayNumber, dayText, parseBound } from '@/lib/kernel/calendar';
import { energyCapacity } from '@/lib/climb/energy';
import type { LadderTheme } from '@/lib/climb/ladder';
import type { Problem } from '@/lib/go/position';
import { mayBeSaid } from '@/lib/kernel/text/own-words';

/** What a teacher gives to do (docs/product.md, "Homework"). */
export const maxTitleLength = 80;
export const maxWordsLength = 500;
export const maxItems = 30;
/** Levels of the climb that one item asks for: as many as full energy is for. */
export const maxLevels = energyCapacity;
/** To whom one homework is given at most. */
export const maxRecipients = 200;
/** Of one teacher that are not archived. */
export const maxHomework = 1_000;
/** How long a student sees what was closed. */
export const closedDays = 14;

/** Open: it can be done. Closed: no more is asked, what still comes is kept as late. Archived: put away, too. */
export const homeworkStates = ['open', 'closed', 'archived'] as const;
export type HomeworkState = (typeof homeworkStates)[number];

type OwnItem = { kind: 'own'; material: string; revision: number };
/** A lesson as a course has it, a problem of the bank by its name, one of the teacher's own as it was at a revision, or so many levels of the climb. */
export type HomeworkItem =
  | { kind: 'lesson'; course: string; lesson: string }
  | { kind: 'problem'; problem: string }
  | OwnItem
  | { kind: 'levels'; theme: LadderTheme; grade: number; count: number };

/** As it is kept: with the teacher's problem as it was given, whatever becomes of it (docs/product.md, "Homework"). */
export type GivenItem = Exclude<HomeworkItem, OwnItem> | (OwnItem & { title: string; problem: Problem });

/** By what an item is known within its homework; of a problem, also by what tries at it are kept. */
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

/** Under what the tries at its problems are kept, beside those of lessons, in whose names there is no slash. */
const prefix = 'homework/';
export const homeworkLesson = (id: string): string => `${prefix}${id}`;
export const isOfHomework = (lesson: string): boolean => lesson.startsWith(prefix);

/** Whether it may be said to students: nothing in it to go to, as in names (lib/kernel/person/person-name). */
export const isWords = (words: string): boolean => mayBeSaid(words, maxWordsLength);

/** The last instant of the day it is due, on the school's calendar. */
export const dueAt = (day: string): Date => parseBound(day, 'end');
/** The day an instant is due on. */
export const dueDay = (at: Date): string => dayText(dayNumber(at));

/** Whether something was done after the day it was due, or after it was closed; null: never due, not closed. */
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
  /** When it was solved first; else when it was last tried. */
  at: string;
};

/** How somebody fared with a problem, of all their tries in whatever order, each once; null: there is none. */
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

/** Whatever order they came in. */
export const firstOf = <T extends Pick<HomeworkTry, 'id' | 'occurredAt'>>(tries: readonly T[]): T | null =>
  tries.reduce<T | null>((first, one) => (first === null || isBefore(one, first) ? one : first), null);

const isBefore = (a: Pick<HomeworkTry, 'id' | 'occurredAt'>, b: Pick<HomeworkTry, 'id' | 'occurredAt'>) =>
  a.occurredAt === b.occurredAt ? a.id < b.id : a.occurredAt < b.occurredAt;

/** A level of the climb that somebody tried since the homework was given, with its tries since then. Times are ISO 8601. */
export type TriedLevel = { tries: number; milliseconds: number; lastAt: string; solvedAt: string | null };

type LevelsResult = {
  tries: number;
  /** Levels that were solved, each once; more than were asked for, too. */
  solved: number;
  isDone: boolean;
  seconds: number;
  /** When the last that was asked for was solved; else when one was last tried. */
  at: string;
};

/** How somebody fared with so many levels; null: none was tried. */
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
