import {
  contains,
  cropOf,
  formatPoint,
  markKinds,
  opponentOf,
  parsePoint,
  parsePoints,
  type Point,
  type Position,
  type Rect,
  type StoneColor,
} from './position';

export const tools = ['black', 'white', 'erase', ...markKinds, 'letter', 'number', 'last', 'ghost'] as const;
/** The effect of a press on a point. */
export type Tool = (typeof tools)[number];

export type PositionAction =
  | { type: 'press'; tool: Tool; at: string }
  /** The part shown, by two opposite corners; the whole board when they are the board's. */
  | { type: 'crop'; from: string; to: string }
  | { type: 'resize'; size: number }
  | { type: 'toPlay'; color: StoneColor | undefined }
  /** `notes`: marks, labels, last move and ghost; the stones stay. */
  | { type: 'clear'; what: 'all' | 'notes' };

export const emptyPosition = (size: number): Position => ({ size, black: '', white: '' });

/** The position after one action; the same object if it changes nothing. Points that are not on the board are dropped. */
export function editPosition(position: Position, action: PositionAction): Position {
  const next = change(position, action);
  return next === position || sameText(next, position) ? position : next;
}

function change(position: Position, action: PositionAction): Position {
  const { size } = position;
  switch (action.type) {
    case 'press':
      return parsePoint(action.at, size) ? press(tidy(position, size), action.tool, action.at) : position;
    case 'crop':
      return withCrop(position, action.from, action.to);
    case 'resize':
      return tidy(position, action.size);
    case 'toPlay':
      return compact({ ...position, toPlay: action.color });
    case 'clear':
      return action.what === 'all'
        ? compact({ ...emptyPosition(size), toPlay: position.toPlay, crop: position.crop })
        : compact({ ...position, marks: [], labels: [], last: undefined, ghost: undefined });
  }
}

function press(position: Position, tool: Tool, at: string): Position {
  const stones = { black: list(position.black), white: list(position.white) };
  const color = stones.black.includes(at) ? 'black' : stones.white.includes(at) ? 'white' : undefined;
  const { marks = [], labels = [] } = position;
  const without = (of: StoneColor) => stones[of].filter((stone) => stone !== at).join(' ');
  switch (tool) {
    case 'black':
    case 'white': {
      const other = opponentOf(tool);
      // A second press removes the stone.
      if (color === tool) return unnoted({ ...position, [tool]: without(tool) }, at);
      return compact({
        ...position,
        [tool]: [...stones[tool], at].join(' '),
        [other]: without(other),
        ghost: position.ghost === at ? undefined : position.ghost,
      });
    }
    case 'erase':
      return compact({
        ...unnoted({ ...position, black: without('black'), white: without('white') }, at),
        marks: marks.filter((mark) => mark.at !== at),
        labels: labels.filter((label) => label.at !== at),
        ghost: position.ghost === at ? undefined : position.ghost,
      });
    case 'letter':
    case 'number': {
      const here = labels.find((label) => label.at === at);
      const rest = labels.filter((label) => label.at !== at);
      const isSame = here !== undefined && /^\d+$/.test(here.text) === (tool === 'number');
      return compact({ ...position, labels: isSame ? rest : [...rest, { at, text: nextLabel(rest, tool) }] });
    }
    case 'last':
      return color ? compact({ ...position, last: position.last === at ? undefined : at }) : position;
    case 'ghost':
      return color ? position : compact({ ...position, ghost: position.ghost === at ? undefined : at });
    default: {
      const rest = marks.filter((mark) => mark.at !== at);
      const isSame = marks.some((mark) => mark.at === at && mark.kind === tool);
      return compact({ ...position, marks: isSame ? rest : [...rest, { at, kind: tool }] });
    }
  }
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** The first unused letter or number; numbers follow after Z. */
function nextLabel(labels: NonNullable<Position['labels']>, tool: 'letter' | 'number'): string {
  const used = new Set(labels.map(({ text }) => text));
  const letter = tool === 'letter' && [...alphabet].find((text) => !used.has(text));
  if (letter) return letter;
  let number = 1;
  while (used.has(String(number))) number += 1;
  return String(number);
}

function withCrop(position: Position, from: string, to: string): Position {
  const { size } = position;
  if (!parsePoint(from, size) || !parsePoint(to, size)) return position;
  const rect = cropOf({ ...position, crop: `${from} ${to}` });
  // The part shown needs at least three lines in each direction.
  if (rect.right - rect.left < 2 || rect.bottom - rect.top < 2) return position;
  return compact({ ...position, crop: isWhole(rect, size) ? undefined : cropText(rect, size) });
}

/** The position on a board of `size` lines: points keep their names, and those not on that board are dropped. */
function tidy(position: Position, size: number): Position {
  const known = (at: string | undefined) => {
    const point = at === undefined ? null : parsePoint(at, size);
    return point ? formatPoint(point, size) : undefined;
  };
  const noted = <Note extends { at: string }>(notes: Note[] = []) =>
    notes.flatMap((note) => {
      const at = known(note.at);
      return at ? [{ ...note, at }] : [];
    });
  const black = named(position.black, size);
  const white = named(position.white, size).filter((at) => !black.includes(at));
  const stones = [...black, ...white];
  const last = known(position.last);
  const ghost = known(position.ghost);
  const corners = parsePoints(position.crop, size);
  const crop = cropOf({ ...position, size });
  return compact({
    ...position,
    size,
    black: black.join(' '),
    white: white.join(' '),
    crop: corners.length === 2 && !isWhole(crop, size) ? cropText(crop, size) : undefined,
    last: last && stones.includes(last) ? last : undefined,
    ghost: ghost && !stones.includes(ghost) ? ghost : undefined,
    marks: noted(position.marks),
    labels: noted(position.labels),
  });
}

const list = (points: string) => (points ? points.split(' ') : []);

/** The points of a list by their proper names, each once. */
const named = (points: string, size: number) => [
  ...new Set(parsePoints(points, size).map((point) => formatPoint(point, size))),
];

/** Without a stone there is no last move. */
function unnoted(position: Position, at: string): Position {
  return compact({ ...position, last: position.last === at ? undefined : position.last });
}

const isWhole = ({ left, top, right, bottom }: Rect, size: number) =>
  left === 0 && top === 0 && right === size - 1 && bottom === size - 1;

/** Lower left and upper right, as the sample positions have it. */
const cropText = ({ left, top, right, bottom }: Rect, size: number) =>
  `${formatPoint({ x: left, y: bottom }, size)} ${formatPoint({ x: right, y: top }, size)}`;

/** Puts the fields in a fixed order and drops empty ones, so that equal positions have equal JSON. */
export function compact(position: Position): Position {
  const { size, black, white, toPlay, crop, last, ghost, marks, labels } = position;
  return {
    size,
    black,
    white,
    ...(toPlay && { toPlay }),
    ...(crop && { crop }),
    ...(last && { last }),
    ...(ghost && { ghost }),
    ...(marks?.length && { marks: marks.map(({ at, kind }) => ({ at, kind })) }),
    ...(labels?.length && { labels: labels.map(({ at, text }) => ({ at, text })) }),
  };
}

const sameText = (a: Position, b: Position) => JSON.stringify(a) === JSON.stringify(compact(b));

/** Whether a point is in the part shown. */
export const isShown = (position: Position, point: Point): boolean => contains(cropOf(position), point);
