import type { Convention } from '@/lib/go/point-name';
import { cropOf, starPoints, type Position, type Rect } from '@/lib/go/position';

/** All lengths are in board units: the distance between two lines is 1. */
export type View = { x: number; y: number; width: number; height: number };
export type Sides = { left: boolean; top: boolean; right: boolean; bottom: boolean };

/** Room between an edge line and the rim of the wood, and between the last line of a crop and the cut. */
const rim = 0.72;
const cut = 0.58;
/** Room for coordinates, beyond the stones. */
const gutter = 0.62;

/** Which sides of the shown part are sides of the board. */
export function edgesOf(rect: Rect, size: number): Sides {
  return {
    left: rect.left === 0,
    top: rect.top === 0,
    right: rect.right === size - 1,
    bottom: rect.bottom === size - 1,
  };
}

/** The sides that carry coordinates: as books print them. */
const gutterSides: Record<Convention, Partial<Sides>> = {
  letters: { left: true, bottom: true },
  kanji: { top: true, right: true },
};

/** What the picture shows, with room for coordinates when there are some. */
export function viewOf(position: Position, coordinates?: Convention): View {
  const rect = cropOf(position);
  const gutters = coordinates ? gutterSides[coordinates] : {};
  const edges = edgesOf(rect, position.size);
  const room = (side: keyof Sides) => (edges[side] || gutters[side] ? rim : cut) + (gutters[side] ? gutter : 0);
  const x = rect.left - room('left');
  const y = rect.top - room('top');
  return {
    x: round(x),
    y: round(y),
    width: round(rect.right + room('right') - x),
    height: round(rect.bottom + room('bottom') - y),
  };
}

/** At most three decimals, for short markup. */
export function round(n: number): number {
  return Math.round(n * 1000) / 1000;
}

/** Where lines end: at an edge of the board, else at the cut. */
const endsOf = (rect: Rect, edges: Sides) => ({
  x0: rect.left - (edges.left ? 0 : cut),
  x1: rect.right + (edges.right ? 0 : cut),
  y0: rect.top - (edges.top ? 0 : cut),
  y1: rect.bottom + (edges.bottom ? 0 : cut),
});

/**
 * The lines of the shown part in one path. A line that goes on beyond the crop runs a little past it:
 * up to the cut, and short of the coordinates where there are some.
 */
export function gridPath(rect: Rect, size: number): string {
  const { x0, x1, y0, y1 } = endsOf(rect, edgesOf(rect, size));
  const across = `h${x1 - x0}m${x0 - x1} 1`;
  const down = `v${y1 - y0}m1 ${y0 - y1}`;
  return `M${x0} ${rect.top}${across.repeat(rect.bottom - rect.top)}h${x1 - x0}M${rect.left} ${y0}${down.repeat(rect.right - rect.left)}v${y1 - y0}`;
}

/** The thick outline, only where the board really ends; empty in the middle of a board. */
export function edgePath(rect: Rect, size: number): string {
  const edges = edgesOf(rect, size);
  const { x0, x1, y0, y1 } = endsOf(rect, edges);
  return [
    edges.left ? `M${x0} ${y1}V${y0}` : '',
    edges.top ? `M${x0} ${y0}H${x1}` : '',
    edges.right ? `M${x1} ${y0}V${y1}` : '',
    edges.bottom ? `M${x0} ${y1}H${x1}` : '',
  ].join('');
}

/** Star points as dots: zero-length strokes with round caps. */
export function starPath(rect: Rect, size: number): string {
  return starPoints(size)
    .filter(({ x, y }) => x >= rect.left && x <= rect.right && y >= rect.top && y <= rect.bottom)
    .map(({ x, y }) => `M${x} ${y}h0`)
    .join('');
}

/** Board sizes whose whole grid stands in `BoardDefs`; pictures of other sizes draw their own. */
export const sharedGrids: readonly number[] = [9, 13, 19];
