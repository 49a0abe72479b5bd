import { createHash } from 'node:crypto';
import { formatPoint, parsePoint, splitPoints, type Position } from '@/lib/go/position';

type Map2 = (x: number, y: number) => [number, number];
const turns: readonly Map2[] = [
  (x, y) => [x, y],
  (x, y) => [-x, y],
  (x, y) => [x, -y],
  (x, y) => [-x, -y],
  (x, y) => [y, x],
  (x, y) => [-y, x],
  (x, y) => [y, -x],
  (x, y) => [-y, -x],
];

/**
 * The key of a problem's stones, stakes and edges. It does not depend on rotation, position, colours or crop: two
 * problems with one key are the same.
 */
export function keyOf(
  { size, black, white, toPlay = 'black' }: Position,
  targets: readonly string[],
  answers: readonly string[] = [],
): string {
  const read = (points: readonly string[]) => points.map((at) => parsePoint(at, size)!);
  const own = read(splitPoints(toPlay === 'black' ? black : white));
  const foe = read(splitPoints(toPlay === 'black' ? white : black));
  const all = [...own, ...foe];
  const stakes = new Set(targets.map((at) => at));
  const [left, right] = [Math.min(...all.map(({ x }) => x)), Math.max(...all.map(({ x }) => x))];
  const [top, bottom] = [Math.min(...all.map(({ y }) => y)), Math.max(...all.map(({ y }) => y))];
  // An edge farther away than this has no influence.
  const near = (distance: number) => Math.min(distance, 3);
  const edges: [number, number][] = [
    [-1, near(left)],
    [1, near(size - 1 - right)],
  ];
  const edgesY: [number, number][] = [
    [-1, near(top)],
    [1, near(size - 1 - bottom)],
  ];
  const keys = turns.map((turn) => {
    const place = ({ x, y }: { x: number; y: number }) => turn(x, y);
    const points = [
      ...own.map((p) => ({ kind: 'o', at: place(p), name: formatPoint(p, size) })),
      ...foe.map((p) => ({ kind: 'f', at: place(p), name: formatPoint(p, size) })),
      ...read(answers).map((p) => ({ kind: 'a', at: place(p), name: '' })),
    ];
    const minX = Math.min(...points.map(({ at }) => at[0]));
    const minY = Math.min(...points.map(({ at }) => at[1]));
    const stones = points
      .map(({ kind, at, name }) => `${at[0] - minX},${at[1] - minY}${kind}${stakes.has(name) ? '!' : ''}`)
      .sort();
    const rims = [
      ...edges.map(([d, far]) => `${turn(d, 0)}:${far}`),
      ...edgesY.map(([d, far]) => `${turn(0, d)}:${far}`),
    ].sort();
    return `${stones.join(' ')}|${rims.join(' ')}`;
  });
  return createHash('sha256').update(keys.sort()[0]!).digest('hex').slice(0, 12);
}

/** Two problems that share one of these differ by a single stone, and have the same answer. */
export function twinKeysOf(position: Position, targets: readonly string[], answers: readonly string[]): string[] {
  const without = (at: string) => {
    const rest = (stones: string) =>
      splitPoints(stones)
        .filter((stone) => stone !== at)
        .join(' ');
    return keyOf({ ...position, black: rest(position.black), white: rest(position.white) }, targets, answers);
  };
  const stones = [...splitPoints(position.black), ...splitPoints(position.white)];
  return [keyOf(position, targets, answers), ...stones.filter((at) => !targets.includes(at)).map(without)];
}
