import { checkPosition, parsePoint, type Position, type StoneColor } from '@/lib/go/position';
import type { PlayRule } from '@/lib/go/problem';
import { isSafeText } from '@/lib/kernel/text/free-text';

/** A teacher's board page: a position and the steps from it, with texts (docs/product.md, "A teacher's materials"). */
export const maxSteps = 400;
export const maxTitleLength = 80;
export const maxPageTextLength = 1_000;
export const maxLabelLength = 3;
export const pageSizes = [5, 7, 9, 13, 19] as const;

export type PageMove = { color: StoneColor; at: string };
/** One step of a page: its move and its text. The first step is the initial position. */
export type PageStep = {
  /** The step, counted from 0, that this one continues; null for the first. */
  from: number | null;
  /** Absent: only text, or a pass. */
  move?: PageMove;
  marks?: NonNullable<Position['marks']>;
  labels?: NonNullable<Position['labels']>;
  words: string;
};
/** Steps are in depth-first order: each line to its end before the next begins. */
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

/** Whether a text may be shown to students: it must not contain an address. */
export const isPageText = (text: string): boolean => isSafeText(text, maxPageTextLength);

/** The steps that directly continue this one, in order; several are variations. */
export const stepsAfter = ({ steps }: Pick<BoardPage, 'steps'>, at: number): number[] =>
  steps.flatMap(({ from }, index) => (from === at ? [index] : []));

/** The steps from the first to this one, both included. */
export function lineTo({ steps }: Pick<BoardPage, 'steps'>, at: number): number[] {
  const line: number[] = [];
  for (let step: number | null = at; step !== null; step = steps[step]?.from ?? null) line.unshift(step);
  return line;
}

/** The index after the last step of the subtree that begins with this one. */
export function endOf({ steps }: Pick<BoardPage, 'steps'>, at: number): number {
  let end = at + 1;
  // In depth-first order, the subtree ends at the first step that continues an earlier one.
  while (end < steps.length && steps[end]!.from! >= at) end += 1;
  return end;
}

/** Adds a step as the last variation after `at`, and returns its index. */
export function withStep(page: BoardPage, at: number, step: Omit<PageStep, 'from'>): { page: BoardPage; at: number } {
  const place = endOf(page, at);
  const moved = page.steps.map((one) =>
    one.from !== null && one.from >= place ? { ...one, from: one.from + 1 } : one,
  );
  return { page: { ...page, steps: moved.toSpliced(place, 0, { from: at, ...step }) }, at: place };
}

/** Removes a step and its subtree; the first step cannot be removed. */
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

/** The game at each step; null after an illegal move. */
export function gamesOf<Game>({ position, steps }: BoardPage, rule: PlayRule<Game>): (Game | null)[] {
  const games: (Game | null)[] = [];
  for (const { from, move } of steps) {
    const before = from === null ? rule.begin(position) : (games[from] ?? null);
    games.push(before && move ? rule.play(before, move.color, move.at) : before);
  }
  return games;
}

/** The first fault of a page; null when it can be shown. */
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
  const badText = steps.findIndex(({ words: text }) => !isPageText(text));
  return badText >= 0 ? { code: 'words', step: badText } : null;
}
