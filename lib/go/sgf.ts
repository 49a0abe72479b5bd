import {
  markKinds,
  cropOf,
  formatPoint,
  parsePoint,
  parsePoints,
  type Point,
  type Position,
  type ProblemMove,
} from './position';
import { compact, editPosition, emptyPosition } from './edit-position';

export type SgfNode = { data: Record<string, string[]>; children: SgfNode[] };

const token = /\s*(?:([();])|([A-Za-z]+)|\[((?:\\[\s\S]|[^\]\\])*)\])/y;

/** The first game of an SGF file as a tree; `rest`: the offset where it ends, null if it is incomplete. @returns null if the text contains no game */
export function parseSgf(text: string): { root: SgfNode; rest: number | null } | null {
  const first = text.indexOf('(');
  if (first < 0) return null;
  token.lastIndex = first;
  const root: SgfNode = { data: {}, children: [] };
  const open: SgfNode[] = [];
  let here = root;
  let values: string[] = [];
  for (let found = token.exec(text); found; found = token.exec(text)) {
    const [, sign, property, value] = found;
    if (sign === '(') open.push(here);
    else if (sign === ')') here = open.pop() ?? root;
    else if (sign === ';') {
      const node: SgfNode = { data: {}, children: [] };
      here.children.push(node);
      here = node;
      // Old files write 'AddBlack' for 'AB': only the capitals count.
    } else if (property) values = here.data[property.replace(/[a-z]/g, '')] ??= [];
    else if (value !== undefined)
      values.push(value.replace(/\\(\r\n|[\s\S])/g, (_, next: string) => next.trim() && next));
    if (!open.length) break;
  }
  const [game] = root.children;
  return game ? { root: game, rest: open.length > 0 ? null : token.lastIndex } : null;
}

const sgfLetters = 'abcdefghijklmnopqrs';
const kinds = { circle: 'CR', triangle: 'TR', square: 'SQ', cross: 'MA' } as const;

/** Converts 'cc' to 'C17'; null when it is not a point of the board. */
export function pointOf(text: string, size: number): string | null {
  const [x, y] = [...text.trim()].map((letter) => sgfLetters.indexOf(letter));
  const isPoint = text.trim().length === 2 && x! >= 0 && y! >= 0 && x! < size && y! < size;
  return isPoint ? formatPoint({ x: x!, y: y! }, size) : null;
}

/** A list of points, in which 'aa:cc' is a rectangle. */
export function pointsOf(values: readonly string[] = [], size: number): string[] {
  return values.flatMap((value) => {
    const [from, to = from] = value.split(':').map((text) => pointOf(text, size));
    if (!from || !to) return [];
    const { left, top, right, bottom } = cropOf({ ...emptyPosition(size), crop: `${from} ${to}` });
    const across = Array.from({ length: right - left + 1 }, (_, i) => left + i);
    const down = Array.from({ length: bottom - top + 1 }, (_, i) => top + i);
    return down.flatMap((y) => across.map((x) => formatPoint({ x, y }, size)));
  });
}

/** The marks and labels of a node. */
export function notesOf({ data }: SgfNode, size: number) {
  return {
    marks: markKinds.flatMap((kind) => pointsOf(data[kinds[kind]], size).map((at) => ({ at, kind }))),
    labels: (data.LB ?? []).flatMap((value) => {
      const at = pointOf(value.slice(0, 2), size);
      return at && value[2] === ':' && value.length > 3 ? [{ at, text: value.slice(3) }] : [];
    }),
  };
}

export type Read = { position: Position; moves: ProblemMove[] };

/** The initial position of an SGF file, and its variations as answers; null if it is not SGF or its board size is not supported. */
export function readSgf(text: string): Read | null {
  const root = parseSgf(text)?.root;
  const size = Number(root?.data.SZ?.[0] ?? 19);
  if (!root || !Number.isInteger(size) || size < 5 || size > 19) return null;
  const { data } = root;
  const moves = movesOf(root, size);
  const first = root.children[0]?.data;
  const toPlay = data.PL?.[0]?.trim().toLowerCase() ?? (first?.W && !first.B ? 'w' : first?.B ? 'b' : '');
  const shown = pointsOf(data.VW, size).map((at) => parsePoint(at, size)!);
  const position = compact({
    size,
    black: pointsOf(data.AB, size).join(' '),
    white: pointsOf(data.AW, size).join(' '),
    ...(toPlay.startsWith('w') ? { toPlay: 'white' } : toPlay.startsWith('b') ? { toPlay: 'black' } : {}),
    ...notesOf(root, size),
  });
  const corners = shown.length > 1 ? cornersOf(shown, size) : null;
  return { position: corners ? editPosition(position, { type: 'crop', ...corners }) : position, moves };
}

function cornersOf(points: readonly Point[], size: number) {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  return {
    from: formatPoint({ x: Math.min(...xs), y: Math.max(...ys) }, size),
    to: formatPoint({ x: Math.max(...xs), y: Math.min(...ys) }, size),
  };
}

/** The moves after a node, each with the first answer to it. The main line succeeds; a variation of a solver's move in it fails. */
function movesOf(node: SgfNode, size: number, isMain = true): ProblemMove[] {
  return node.children.flatMap((child, i) => {
    const at = pointOf(child.data.B?.[0] ?? child.data.W?.[0] ?? '', size);
    if (!at) return [];
    const answer = child.children[0];
    const reply = answer && pointOf(answer.data.B?.[0] ?? answer.data.W?.[0] ?? '', size);
    const fails = isMain && i > 0;
    const then = reply ? movesOf(answer, size, isMain && !fails) : [];
    return [{ at, ...(reply && { reply }), ...(then.length && { then }), ...(fails && { fails }) }];
  });
}

const property = (name: string, values: readonly string[]) =>
  values.length ? name + values.map((value) => `[${value}]`).join('') : '';
const vertex = ({ x, y }: Point) => `${sgfLetters[x]}${sgfLetters[y]}`;
/** Converts 'C17' to 'cc'. */
export const sgfPoint = (at: string, size: number): string => vertex(parsePoint(at, size)!);
/** Escapes text for a property value. */
export const escapeSgf = (text: string): string => text.replace(/[\]\\]/g, '\\$&');

/** A list of points as property values. */
const writePoints = (list: string, size: number): string[] => parsePoints(list, size).map(vertex);

/** Marks and labels as properties. */
export function writeNotes({ size, marks = [], labels = [] }: Pick<Position, 'size' | 'marks' | 'labels'>): string {
  return [
    ...markKinds.map((kind) =>
      property(
        kinds[kind],
        marks.filter((mark) => mark.kind === kind).flatMap((mark) => writePoints(mark.at, size)),
      ),
    ),
    property(
      'LB',
      labels.flatMap(({ at: point, text }) => writePoints(point, size).map((name) => `${name}:${escapeSgf(text)}`)),
    ),
  ].join('');
}

/** A position as SGF: stones, marks, labels, side to play and the part shown. Without the ghost and the last move, which SGF does not have. */
export function writeSgf(position: Position): string {
  const { size, toPlay, crop } = position;
  const { left, top, right, bottom } = cropOf(position);
  const view = crop ? [`${vertex({ x: left, y: top })}:${vertex({ x: right, y: bottom })}`] : [];
  return [
    `(;GM[1]FF[4]CA[UTF-8]SZ[${size}]`,
    property('AB', writePoints(position.black, size)),
    property('AW', writePoints(position.white, size)),
    property('PL', toPlay ? [toPlay === 'black' ? 'B' : 'W'] : []),
    writeNotes(position),
    property('VW', view),
    ')',
  ].join('');
}
