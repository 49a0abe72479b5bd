import { checkPosition, parsePoint, type Position, type StoneColor } from '@/lib/go/position';
import type { PlayRule } from '@/lib/go/problem';
import { mayBeSaid } from '@/lib/kernel/text/own-words';

/** A page of a teacher's own: a position and the steps that lead on from it, with words (docs/product.md, "A teacher's materials"). */
export const maxSteps = 400;
export const maxTitleLength = 80;
export const maxWordsLength = 1_000;
export const maxLabelLength = 3;
export const pageSizes = [5, 7, 9, 13, 19] as const;

export type PageMove = { color: StoneColor; at: string };
/** One moment of a page: the move that leads there, and what is said of it. The first step is the position itself. */
export type PageStep = {
  /** The step, counted from 0, that this one goes on from; null of the first. */
  from: number | null;
  /** None: words alone, or a pass. */
  move?: PageMove;
  marks?: NonNullable<Position['marks']>;
  labels?: NonNullable<Position['labels']>;
  words: string;
};
/** Steps stand as they are read: each line to its end, before the next begins. */
export type BoardPage = { position: Pick<Position, 'size' | 'black' | 'white'>; steps: PageStep[] };

export type PageFault = {
  code: 'position' | 'tooMany' | 'order' | 'illegal' | 'point' | 'words';
  /** Counted from 0. */
  step: number;
};

export const newPage = (size: number): BoardPage => ({
  position: { size, black: '', white: '' },
  steps: [{ from: null, words: '' }],
});

/** Whether it may be said to students: nothing in it to go to. */
export const isPageWords = (words: string): boolean => mayBeSaid(words, maxWordsLength);

/** Which steps go on from this one, in their order: more than one are choices. */
export const stepsAfter = ({ steps }: Pick<BoardPage, 'steps'>, at: number): number[] =>
  steps.flatMap(({ from }, index) => (from === at ? [index] : []));

/** The steps from the first to this one, both included. */
export function lineTo({ steps }: Pick<BoardPage, 'steps'>, at: number): number[] {
  const line: number[] = [];
  for (let step: number | null = at; step !== null; step = steps[step]?.from ?? null) line.unshift(step);
  return line;
}

/** The step after the last that goes on, however far, from this one. */
export function endOf({ steps }: Pick<BoardPage, 'steps'>, at: number): number {
  let end = at + 1;
  // A line to its end: what goes on from an earlier step begins another.
  while (end < steps.length && steps[end]!.from! >= at) end += 1;
  return end;
}

/** The page with one more step, as the last choice after `at`; and where that step stands. */
export function withStep(page: BoardPage, at: number, step: Omit<PageStep, 'from'>): { page: BoardPage; at: number } {
  const place = endOf(page, at);
  const moved = page.steps.map((one) =>
    one.from !== null && one.from >= place ? { ...one, from: one.from + 1 } : one,
  );
  return { page: { ...page, steps: moved.toSpliced(place, 0, { from: at, ...step }) }, at: place };
}

/** The page without a step and all that goes on from it; the first stays. */
export function withoutStep(page: BoardPage, at: number): BoardPage {
  if (at === 0) return page;
  const end = endOf(page, at);
  const gone = end - at;
  const rest = page.steps.toSpliced(at, gone);
  return {
    ...page,
    steps: rest.map((one) => (one.from !== null && one.from >= end ? { ...one, from: one.from - gone } : one)),
  };
}

/** The game at each step. @returns null in place of one that a move against the rules leads to */
export function gamesOf<Game>({ position, steps }: BoardPage, rule: PlayRule<Game>): (Game | null)[] {
  const games: (Game | null)[] = [];
  for (const { from, move } of steps) {
    const before = from === null ? rule.begin(position) : (games[from] ?? null);
    games.push(before && move ? rule.play(before, move.color, move.at) : before);
  }
  return games;
}

/** The first thing that is wrong with a page; null when it can be shown. */
export function faultOf<Game>(page: BoardPage, rule: PlayRule<Game>): PageFault | null {
  const { position, steps } = page;
  if (checkPosition(position).length > 0) return { code: 'position', step: 0 };
  if (steps.length === 0 || steps.length > maxSteps) return { code: 'tooMany', step: maxSteps };
  const inOrder = (index: number) => {
    const { from, move } = steps[index]!;
    if (index === 0) return from === null && !move;
    return from !== null && from < index && lineTo(page, index - 1).includes(from);
  };
  const order = steps.findIndex((_, index) => !inOrder(index));
  if (order >= 0) return { code: 'order', step: order };
  const isOff = ({ at }: { at: string }) => parsePoint(at, position.size) === null;
  const point = steps.findIndex(({ marks = [], labels = [] }) => [...marks, ...labels].some(isOff));
  if (point >= 0) return { code: 'point', step: point };
  const illegal = gamesOf(page, rule).indexOf(null);
  if (illegal >= 0) return { code: 'illegal', step: illegal };
  const words = steps.findIndex(({ words: said }) => !isPageWords(said));
  return words >= 0 ? { code: 'words', step: words } : null;
}
