import {
  contains,
  cropOf,
  formatPoint,
  parsePoint,
  parsePoints,
  splitPoints,
  type Point,
  type Position,
} from '@/lib/go/position';
import { round, type View } from './board-geometry';

/** A position and the part of it that a cover shows. */
export type CoverPicture = { position: Position; view: View };

/** The area of a cover that its label may hide, from the lower left corner, as fractions of width and height. */
const label = { width: 0.58, height: 0.36 };
const noLabel = { width: 0, height: 0 };
type Label = typeof label;
/** Least height of a picture, in board units: it limits how large a few stones are shown. */
const lowest = 4.5;
/** Radius of a stone with its shadow, in board units. */
const reach = 0.56;
const rim = 0.72;
/** A position without a crop whose stones span this fraction of the board in both directions shows the whole board. */
const wide = 0.66;

/**
 * The picture of a position for a cover with an aspect ratio (`ratio`: width to height): as close as possible with every key
 * stone whole and clear of the label (design, 'Mock-ups'). The board may be mirrored, left to right or top to bottom,
 * so that the label's corner is free: the game is the same. Without a label it is not mirrored.
 */
export function coverPicture(position: Position, ratio: number, hasLabel = true): CoverPicture {
  const key = `${ratio} ${hasLabel} ${JSON.stringify(position)}`;
  const cached = chosen.get(key);
  if (cached) return cached;
  const picture = chooseCover(position, ratio, hasLabel);
  if (chosen.size >= 1000) chosen.clear();
  chosen.set(key, picture);
  return picture;
}

/** Cache: a choice takes milliseconds and depends on its arguments only; one position covers several products in four languages. */
const chosen = new Map<string, CoverPicture>();

function chooseCover(position: Position, ratio: number, hasLabel: boolean): CoverPicture {
  const choose = isWholeBoard(position) ? wholeBoard : closeUp;
  const turns = hasLabel ? [false, true] : [false];
  const found = turns.flatMap((down) =>
    turns.map((across) => {
      const flipped = across || down ? flip(position, across, down) : position;
      const { view, cost } = choose(flipped, ratio, hasLabel ? label : noLabel);
      return { position: flipped, view, cost: cost + (across ? 0.7 : 0) + (down ? 0.7 : 0) };
    }),
  );
  const best = found.reduce((least, one) => (one.cost < least.cost ? one : least));
  const { x, y, width, height } = best.view;
  return {
    position: best.position,
    view: { x: round(x), y: round(y), width: round(width), height: round(height) },
  };
}

function isWholeBoard({ size, black, white, crop }: Position): boolean {
  const stones = parsePoints(`${black} ${white}`, size);
  const spread = (lines: number[]) => Math.max(...lines) - Math.min(...lines);
  const least = Math.min(spread(stones.map(({ x }) => x)), spread(stones.map(({ y }) => y)));
  return !crop && size >= 13 && stones.length > 5 && least >= wide * (size - 1);
}

type Found = { view: View; cost: number };

/** The picture of least cost that holds the key stones; closer, less bare wood and better centred costs less. */
function closeUp(position: Position, ratio: number, label: Label): Found {
  const { size } = position;
  const telling = tellingPoints(position);
  const left = Math.min(...telling.map(({ x }) => x)) - reach;
  const right = Math.max(...telling.map(({ x }) => x)) + reach;
  const top = Math.min(...telling.map(({ y }) => y)) - reach;
  const bottom = Math.max(...telling.map(({ y }) => y)) + reach;
  const stones = parsePoints(`${position.black} ${position.white}`, size);
  let best: Found = { view: { x: -rim, y: -rim, width: lowest * ratio, height: lowest }, cost: Infinity };
  // At twice the board's height everything fits above the label, whatever the position.
  for (let height = lowest; height <= size * 2 && 1.2 * height < best.cost; height += 0.5) {
    const width = height * ratio;
    if (right - left > width || bottom - top > height) continue;
    for (let x = right - width; x <= left + 0.001; x += 0.25) {
      for (let y = bottom - height; y <= top + 0.001; y += 0.25) {
        const shape =
          1.2 * height +
          2.5 * (beyond(x, width, size) + beyond(y, height, size)) +
          0.4 * Math.abs(x + width / 2 - (left + right) / 2) +
          0.4 * Math.abs(y + height / 2 - (top + bottom) / 2) +
          0.6 * (cutAlongLine(x, width, size) + cutAlongLine(y, height, size));
        // Checks the stones only for candidates that can still win: most are worse already.
        if (shape >= best.cost) continue;
        if (telling.some((point) => isUnderLabel(point, label, x, y, width, height))) continue;
        const cost =
          shape +
          stones.filter((point) => point.y - reach < y + height && isUnderLabel(point, label, x, y, width, height))
            .length;
        if (cost < best.cost) best = { view: { x, y, width, height }, cost };
      }
    }
  }
  return best;
}

/** The full width of the board, at the vertical position where the label hides least. */
function wholeBoard(position: Position, ratio: number, label: Label): Found {
  const { size } = position;
  const width = size - 1 + 2 * rim;
  const height = width / ratio;
  const stones = parsePoints(`${position.black} ${position.white}`, size);
  const marked = markedPoints(position);
  let best: Found = { view: { x: -rim, y: -rim, width, height }, cost: Infinity };
  for (let y = -rim; y <= size - 1 + rim - height + 0.001; y += 0.25) {
    const lost = (point: Point) =>
      point.y - reach < y || point.y + reach > y + height || isUnderLabel(point, label, -rim, y, width, height);
    const isCut = (point: Point) => Math.abs(point.y - y) < reach || Math.abs(point.y - y - height) < reach;
    const cost = 50 * marked.filter(lost).length + stones.filter(lost).length + 2 * stones.filter(isCut).length;
    if (cost < best.cost) best = { view: { x: -rim, y, width, height }, cost };
  }
  return best;
}

/** Key points: the stones and marked points of the crop; without a crop all of them. */
function tellingPoints(position: Position): Point[] {
  const { size } = position;
  const all = [...parsePoints(`${position.black} ${position.white}`, size), ...markedPoints(position)];
  const inside = all.filter((point) => contains(cropOf(position), point));
  if (inside.length) return inside;
  return all.length ? all : [{ x: (size - 1) / 2, y: (size - 1) / 2 }];
}

function markedPoints({ size, last, ghost, marks = [], labels = [] }: Position): Point[] {
  const names = [last, ghost, ...marks.map(({ at }) => at), ...labels.map(({ at }) => at)];
  return parsePoints(names.filter(Boolean).join(' '), size);
}

function isUnderLabel(point: Point, label: Label, x: number, y: number, width: number, height: number): boolean {
  return point.x - reach < x + width * label.width && point.y + reach > y + height * (1 - label.height);
}

/** How far a picture shows bare wood outside the board, past its rim. */
function beyond(from: number, length: number, size: number): number {
  return Math.max(0, -rim - from) + Math.max(0, from + length - (size - 1 + rim));
}

/** Cost, 0 to 1, of edges near a line of the board: they look like a mistake, half way between two lines is best. */
function cutAlongLine(from: number, length: number, size: number): number {
  const off = (n: number) => (n <= -0.5 || n >= size - 0.5 ? 0 : Math.abs(n - Math.floor(n) - 0.5));
  return off(from) + off(from + length);
}

/** The position mirrored. */
function flip(position: Position, across: boolean, down: boolean): Position {
  const { size } = position;
  const one = (text: string) => {
    const point = parsePoint(text, size);
    if (!point) return text;
    return formatPoint({ x: across ? size - 1 - point.x : point.x, y: down ? size - 1 - point.y : point.y }, size);
  };
  const list = (text: string) => splitPoints(text).map(one).join(' ');
  return {
    ...position,
    black: list(position.black),
    white: list(position.white),
    crop: position.crop && list(position.crop),
    last: position.last && one(position.last),
    ghost: position.ghost && one(position.ghost),
    marks: position.marks?.map((mark) => ({ ...mark, at: one(mark.at) })),
    labels: position.labels?.map((text) => ({ ...text, at: one(text.at) })),
  };
}
