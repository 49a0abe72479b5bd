export const markKinds = ['circle', 'triangle', 'square', 'cross'] as const;

/** A Go diagram in text. Points are usual board coordinates: a letter (no I) and a row, A1 bottom left. */
export type Position = {
  /** 5 to 19. */
  size: number;
  /** Black stones, space separated: 'D4 Q16'. */
  black: string;
  white: string;
  toPlay?: 'black' | 'white';
  /** Two opposite corners of the part shown: 'K11 T19'. Whole board when absent. */
  crop?: string;
  last?: string;
  ghost?: string;
  marks?: { at: string; kind: (typeof markKinds)[number] }[];
  labels?: { at: string; text: string }[];
};

export const goals = ['capture', 'escape', 'live', 'kill', 'connect', 'cut', 'endgame', 'bestMove'] as const;
/**
 * A problem to play: the tree of answers from the side to play's view.
 * A move that is not listed is wrong; `otherwise` is the opponent's answer to it.
 */
export type Problem = {
  position: Position;
  goal: (typeof goals)[number];
  /** The best result is a ko: neither side can be sure of it. */
  ko?: true;
  moves: ProblemMove[];
  otherwise?: string;
  /** Per language: the question, and the feedback for a right and a wrong answer; absent: standard texts. */
  texts?: Record<string, ProblemTexts>;
};
/** `{point}` stands for the first move of the solution, in the reader's notation. */
export type ProblemTexts = { prompt: string; right: string; wrong: string };
export type ProblemMove = {
  at: string;
  /** The opponent's answer, played at once. */
  reply?: string;
  /** Follow-ups after the reply; none: the line ends here. */
  then?: ProblemMove[];
  /** The opponent's answer to a follow-up that is not in `then`; the problem's `otherwise` when absent or taken. */
  otherwise?: string;
  /** A listed move may lead to failure, to show its refutation. Default: the line succeeds at its end. */
  fails?: boolean;
};

export type StoneColor = 'black' | 'white';
/** An intersection; x counts from the left and y from the top, both from 0. */
export type Point = { readonly x: number; readonly y: number };
/** The part of a board that is shown, both ends included, in the same units as Point. */
export type Rect = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };

/** Go coordinates skip I, which looks like J or 1. */
const letters = 'ABCDEFGHJKLMNOPQRST';

/** Parses 'C3' on a board of `size` lines; null when it is not a point of that board. */
export function parsePoint(text: string, size: number): Point | null {
  const match = /^([A-HJ-T])([1-9]\d?)$/i.exec(text);
  if (!match) return null;
  const x = letters.indexOf(match[1]!.toUpperCase());
  const y = size - Number(match[2]);
  return x < size && y >= 0 ? { x, y } : null;
}

/** The inverse of parsePoint: always upper case. */
export function formatPoint({ x, y }: Point, size: number): string {
  return `${letters[x]}${size - y}`;
}

/** The parts of a space-separated list of points. */
export function splitPoints(list: string | undefined): string[] {
  return list?.trim() ? list.trim().split(/\s+/) : [];
}

/** Parses a space-separated list; texts that are not points of the board are left out (`checkPosition` reports them). */
export function parsePoints(list: string | undefined, size: number): Point[] {
  return splitPoints(list)
    .map((text) => parsePoint(text, size))
    .filter((point) => point !== null);
}

/** The part of the board to show; the whole board when there is no crop or it cannot be read. */
export function cropOf({ size, crop }: Position): Rect {
  const [a, b] = parsePoints(crop, size);
  if (!a || !b) return { left: 0, top: 0, right: size - 1, bottom: size - 1 };
  return {
    left: Math.min(a.x, b.x),
    top: Math.min(a.y, b.y),
    right: Math.max(a.x, b.x),
    bottom: Math.max(a.y, b.y),
  };
}

export function contains({ left, top, right, bottom }: Rect, { x, y }: Point): boolean {
  return x >= left && x <= right && y >= top && y <= bottom;
}

/** The star points of a board, as they are marked on real boards of that size. */
export function starPoints(size: number): Point[] {
  const middle = (size - 1) / 2;
  const near = size >= 13 ? 3 : 2;
  const odd = size % 2 === 1;
  const centre = odd && size >= 9 ? [{ x: middle, y: middle }] : [];
  if (size < 8) return size === 7 || size === 5 ? [{ x: middle, y: middle }] : [];
  const lines = odd && size >= 15 ? [near, middle, size - 1 - near] : [near, size - 1 - near];
  const corners = lines.flatMap((x) => lines.map((y) => ({ x, y })));
  return lines.length === 3 ? corners : [...corners, ...centre];
}

export function opponentOf(color: StoneColor): StoneColor {
  return color === 'black' ? 'white' : 'black';
}

export type PositionFault = {
  code: 'size' | 'notOnBoard' | 'overlap' | 'noLiberties' | 'crop' | 'lastIsEmpty' | 'ghostIsTaken';
  /** The point or the text at fault. */
  at?: string;
};

/** What is wrong with a position, in reading order; empty when it can stand on a real board. */
export function checkPosition(position: Position): PositionFault[] {
  const { size } = position;
  if (!Number.isInteger(size) || size < 5 || size > 19) return [{ code: 'size', at: String(size) }];
  const faults: PositionFault[] = [];
  const stones = new Map<string, StoneColor>();
  const read = (text: string): string | null => {
    const point = parsePoint(text, size);
    if (!point) faults.push({ code: 'notOnBoard', at: text });
    return point && formatPoint(point, size);
  };
  for (const color of ['black', 'white'] as const) {
    for (const text of splitPoints(position[color])) {
      const at = read(text);
      if (!at) continue;
      if (stones.has(at)) faults.push({ code: 'overlap', at });
      stones.set(at, color);
    }
  }
  const last = position.last === undefined ? null : read(position.last);
  if (last && !stones.has(last)) faults.push({ code: 'lastIsEmpty', at: last });
  const ghost = position.ghost === undefined ? null : read(position.ghost);
  if (ghost && stones.has(ghost)) faults.push({ code: 'ghostIsTaken', at: ghost });
  for (const { at } of [...(position.marks ?? []), ...(position.labels ?? [])]) read(at);
  const corners = splitPoints(position.crop);
  if (position.crop !== undefined && (corners.length !== 2 || corners.some((text) => !parsePoint(text, size)))) {
    faults.push({ code: 'crop', at: position.crop });
  }
  for (const at of chainsWithoutLiberties(stones, size)) faults.push({ code: 'noLiberties', at });
  return faults;
}

/** One stone of every chain that has no liberty. */
function chainsWithoutLiberties(stones: ReadonlyMap<string, StoneColor>, size: number): string[] {
  const seen = new Set<string>();
  const dead: string[] = [];
  for (const [start, color] of stones) {
    if (seen.has(start)) continue;
    const open = [start];
    let breathes = false;
    seen.add(start);
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      for (const next of neighbours(parsePoint(at, size)!, size)) {
        const name = formatPoint(next, size);
        if (!stones.has(name)) breathes = true;
        else if (stones.get(name) === color && !seen.has(name)) {
          seen.add(name);
          open.push(name);
        }
      }
    }
    if (!breathes) dead.push(start);
  }
  return dead;
}

/** The two to four points next to a point. */
export function neighbours({ x, y }: Point, size: number): Point[] {
  const whole = { left: 0, top: 0, right: size - 1, bottom: size - 1 };
  return [
    { x: x - 1, y },
    { x: x + 1, y },
    { x, y: y - 1 },
    { x, y: y + 1 },
  ].filter((point) => contains(whole, point));
}
