import { contains, cropOf, parsePoints, type Point, type Position } from '@/lib/domain/position';
import { round, type View } from './board-geometry';

/** The part of a cover its label may hide, from the lower left corner, as fractions of width and height. */
const label = { width: 0.64, height: 0.36 };
/** How high the smallest and the largest pictures are, in board units: fewer stones may be shown larger. */
const lowest = 4.5;
/** A stone with its shadow. */
const reach = 0.56;
const rim = 0.72;

/**
 * The part of a position a cover shows: the smallest of that shape (`ratio`: width to height) in which every telling stone
 * is whole and clear of the label (design, 'Mock-ups'). Stones far from the point are dropped when no picture holds all.
 */
export function coverView(position: Position, ratio: number): View {
  let telling = tellingPoints(position);
  for (; telling.length; telling = withoutFarthest(telling)) {
    for (let height = lowest; height <= position.size + 1.5; height += 0.5) {
      const view = placeView(position, telling, height * ratio, height);
      if (view) return view;
    }
  }
  return { x: -rim, y: -rim, width: round(lowest * ratio), height: lowest };
}

/** The stones of the crop, or those near what is marked; all of a small position. */
function tellingPoints(position: Position): Point[] {
  const { size } = position;
  const stones = parsePoints(`${position.black} ${position.white}`, size);
  const marked = parsePoints(
    [position.last, position.ghost, ...(position.marks ?? []).map(({ at }) => at), ...(position.labels ?? []).map(({ at }) => at)]
      .filter(Boolean)
      .join(' '),
    size,
  );
  if (position.crop) {
    const rect = cropOf(position);
    const inside = [...stones, ...marked].filter((point) => contains(rect, point));
    if (inside.length) return inside;
  }
  const all = [...stones, ...marked];
  if (!all.length) return [{ x: (size - 1) / 2, y: (size - 1) / 2 }];
  if (stones.length <= 14 || !marked.length) return all;
  const near = (a: Point) => marked.some((b) => Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y)) <= 3);
  return [...marked, ...stones.filter(near)];
}

/** The best place for a picture of that size, or null when the telling points do not fit. */
function placeView({ size }: Position, telling: readonly Point[], width: number, height: number): View | null {
  const left = Math.min(...telling.map(({ x }) => x)) - reach;
  const right = Math.max(...telling.map(({ x }) => x)) + reach;
  const top = Math.min(...telling.map(({ y }) => y)) - reach;
  const bottom = Math.max(...telling.map(({ y }) => y)) + reach;
  if (right - left > width || bottom - top > height) return null;
  let best: View | null = null;
  let least = Infinity;
  for (let x = right - width; x <= left + 0.001; x += 0.25) {
    for (let y = bottom - height; y <= top + 0.001; y += 0.25) {
      const hidden = telling.some((p) => p.x - reach < x + width * label.width && p.y + reach > y + height * (1 - label.height));
      if (hidden) continue;
      const cost =
        20 * (beyond(x, width, size) + beyond(y, height, size)) +
        Math.abs(x + width / 2 - (left + right) / 2) +
        Math.abs(y + height / 2 - (top + bottom) / 2) +
        0.6 * (cutThrough(x, width) + cutThrough(y, height));
      if (cost < least) {
        least = cost;
        best = { x: round(x), y: round(y), width: round(width), height: round(height) };
      }
    }
  }
  return best && least < 20 * 2.4 ? best : null;
}

/** How far a picture shows bare wood outside the board, past its rim. */
function beyond(from: number, length: number, size: number): number {
  return Math.max(0, -rim - from) + Math.max(0, from + length - (size - 1 + rim));
}

/** A cut that runs along a line of the board looks like a mistake: best is half way between two. */
function cutThrough(from: number, length: number): number {
  const off = (n: number) => Math.abs(Math.abs(n - Math.floor(n)) - 0.5);
  return off(from) + off(from + length);
}

function withoutFarthest(points: readonly Point[]): Point[] {
  const cx = points.reduce((sum, { x }) => sum + x, 0) / points.length;
  const cy = points.reduce((sum, { y }) => sum + y, 0) / points.length;
  const far = (p: Point) => Math.hypot(p.x - cx, p.y - cy);
  const worst = points.reduce((a, b) => (far(b) > far(a) ? b : a));
  return points.filter((point) => point !== worst);
}
