import { parsePoint, splitPoints, type Point, type Rect, type StoneColor } from '@/lib/go/position';

/** All stones of a colour: one path whose markers are the stones (see `BoardDefs`). */
export function Stones({ color, points }: { color: StoneColor; points: readonly Point[] }) {
  if (!points.length) return null;
  const marker = color === 'black' ? 'url(#go-mk)' : 'url(#go-mw)';
  return <path d={stonePath(points)} markerStart={marker} markerMid={marker} />;
}

/** One vertex for each stone; the last one repeats, and carries no marker. */
function stonePath(points: readonly Point[]): string {
  return `M${points.map(({ x, y }) => `${x} ${y}`).join(' ')}h0`;
}

/** Where a point is drawn. An invalid point is drawn outside every view. */
export function placeOf(at: string, size: number): Point {
  return parsePoint(at, size) ?? { x: -9, y: -9 };
}

/** The ring on the last move. */
export function LastMove({ at, size, className }: { at?: string; size: number; className?: string }) {
  return at && <use href="#go-last" {...placeOf(at, size)} className={className} />;
}

/** A stone that might be played, in a dashed ring. */
export function Ghost({ at, size, color }: { at?: string; size: number; color: StoneColor }) {
  return at && <use href={color === 'white' ? '#go-gw' : '#go-gb'} {...placeOf(at, size)} />;
}

/** The part of the board around a point: where to look, without saying which point it is. */
export function Region({ at, size, rect }: { at: string; size: number; rect: Rect }) {
  const { x, y } = placeOf(at, size);
  // The point is not always in its middle, so that the frame does not give the answer away.
  const start = (n: number, low: number, high: number) => Math.max(low, Math.min(n - 1 - (n % 2), high - 3));
  const [left, top] = [start(x, rect.left, rect.right), start(y, rect.top, rect.bottom)];
  const across = Math.min(3, rect.right - left);
  const down = Math.min(3, rect.bottom - top);
  return <rect className="go-region" x={left - 0.5} y={top - 0.5} width={across + 1} height={down + 1} rx=".5" />;
}

/** Which stone stands on a point, of a position or after a move. */
export function stonesIn({ black, white }: Record<StoneColor, string | readonly string[]>): Map<string, StoneColor> {
  const all = (points: string | readonly string[], color: StoneColor) =>
    (typeof points === 'string' ? splitPoints(points) : points).map((at) => [at, color] as const);
  return new Map([...all(black, 'black'), ...all(white, 'white')]);
}
