import { formatPoint, parsePoint, type Point } from '@/lib/go/position';
import type { Posed } from '@/lib/go/answers';
import type { Random } from '../random';

/** Moves of each side that are searched: until nothing is left to play in a region of this size. */
const within = 6;

/**
 * An endgame on 7 × 7: a border between both sides that is closed except for one or two places at the edge. A search to
 * the end counts what a first move there is worth and fills in `points`.
 */
export function endgame(random: Random): Posed | null {
  const size = 7;
  const split = Array.from({ length: size }, () => 0);
  split[0] = 2 + random.below(3);
  for (let y = 1; y < size; y += 1) split[y] = Math.min(5, Math.max(2, split[y - 1]! + random.below(3) - 1));
  const cells = new Map<string, 'o' | 'f'>();
  const at = (x: number, y: number) => formatPoint({ x, y }, size);
  for (let y = 0; y < size; y += 1) {
    cells.set(at(split[y]! - 1, y), 'o');
    cells.set(at(split[y]!, y), 'f');
  }
  // Where the border steps aside, the stones of each side are connected.
  for (let y = 1; y < size; y += 1) {
    if (split[y]! > split[y - 1]!) cells.set(at(split[y - 1]! - 1, y), 'o');
    if (split[y]! < split[y - 1]!) cells.set(at(split[y - 1]!, y), 'f');
  }
  const region = new Set<string>();
  const open = (y: number) => {
    for (const x of [split[y]! - 1, split[y]!]) {
      if (random.next() < 0.8) cells.delete(at(x, y));
      for (const dx of [-1, 0, 1]) if (x + dx >= 0 && x + dx < size) region.add(at(x + dx, y));
    }
  };
  open(0);
  if (random.next() < 0.6) open(size - 1);
  if (random.next() < 0.4) cells.set(at(split[0]! + random.below(3) - 2, 0), random.pick(['o', 'f']));
  const playable = [...region].filter((point) => !cells.has(point));
  if (playable.length < 3 || playable.length > 8) return null;
  const swaps = random.next() < 0.5;
  const turn = (point: string): string => {
    const { x, y } = parsePoint(point, size) as Point;
    return swaps ? at(y, x) : point;
  };
  const of = (kind: 'o' | 'f') =>
    [...cells]
      .filter(([, cell]) => cell === kind)
      .map(([point]) => turn(point))
      .sort()
      .join(' ');
  return {
    position: { size, black: of('o'), white: of('f'), toPlay: 'black' },
    goal: 'endgame',
    proof: { targets: [], region: playable.map(turn).sort(), within },
  };
}
