import { formatPoint, parsePoint, splitPoints } from '@/lib/go/position';
import type { Question } from '@/lib/go/search';

const size = 11;
type Point = { x: number; y: number };
const isOn = ({ x, y }: Point) => x >= 0 && y >= 0 && x < size && y < size;
const name = (point: Point) => formatPoint(point, size);
const around = (at: string) => {
  const { x, y } = parsePoint(at, size)!;
  return [-1, 0, 1]
    .flatMap((dx) => [-1, 0, 1].map((dy) => ({ x: x + dx, y: y + dy })))
    .filter(isOn)
    .map(name);
};
const ring = (points: ReadonlySet<string>) => new Set([...points].flatMap(around).filter((at) => !points.has(at)));

type Shape = Omit<Question, 'within' | 'wide' | 'attacker'>;

/** White round an eye space, Black round White; `holes`: so many liberties of White outside; `inside`: black stones in the space. */
export function group(space: string, { holes = '', inside = '' } = {}): Shape {
  const points = new Set(splitPoints(space));
  const white = ring(points);
  const open = new Set(splitPoints(holes));
  const black = new Set([...ring(new Set([...points, ...white])), ...[...open].flatMap(around)]);
  const invaders = new Set(splitPoints(inside));
  const isBlack = (at: string) => !white.has(at) && !points.has(at) && !open.has(at);
  return {
    position: { size, white: [...white].join(' '), black: [...[...black].filter(isBlack), ...invaders].join(' ') },
    targets: [[...white][0]!],
    region: [...points, ...open].filter((at) => !invaders.has(at)),
  };
}

/** White stones in a row, Black round them; the points between and below are the region. */
export function row(white: string, black: string, region: string): Shape {
  return { position: { size, white, black }, targets: [splitPoints(white)[0]!], region: splitPoints(region) };
}
