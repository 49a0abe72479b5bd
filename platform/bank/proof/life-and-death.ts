import { formatPoint, type Point, type Problem } from '@/lib/go/position';
import type { Posed } from '@/lib/go/answers';
import type { Random } from '../random';

const around = ({ x, y }: Point): Point[] => [
  { x: x - 1, y },
  { x: x + 1, y },
  { x, y: y - 1 },
  { x, y: y + 1 },
];
const besides = ({ x, y }: Point): Point[] =>
  [-1, 0, 1].flatMap((dx) => [-1, 0, 1].map((dy) => ({ x: x + dx, y: y + dy }))).filter((p) => p.x !== x || p.y !== y);

export const isLifeAndDeath = ({ goal }: Pick<Posed, 'goal'>): boolean => goal === 'kill' || goal === 'live';

/** Most moves of the attacker, before a search finds how many are needed. */
export const longest = 9;

/**
 * A group round an eye space in the corner, at the side or in the middle, with a wall round it. Stones of both sides stand in the
 * space, and some of the group's own are missing: hane, cuts and liberties. What lies within the wall is the region.
 */
export function walled(random: Random, size: number): Posed | null {
  const inside = ({ x, y }: Point) => x >= 0 && y >= 0 && x < size && y < size;
  const key = ({ x, y }: Point) => y * size + x;
  const kind = random.next();
  const middle = Math.floor(size / 2);
  const start: Point =
    kind < 0.55
      ? { x: random.below(2), y: random.below(2) }
      : kind < 0.95
        ? { x: middle + random.below(2) - 1, y: random.below(2) }
        : { x: middle, y: middle };
  const space = new Map([[key(start), start]]);
  const wanted = 3 + random.below(5);
  while (space.size < wanted) {
    const next = random.pick(random.pick([...space.values()]).x >= 0 ? [...space.values()].flatMap(around) : []);
    const deep = kind < 0.95 ? 3 : 2;
    if (inside(next) && next.y < deep + Number(kind >= 0.95) * middle) space.set(key(next), next);
  }
  const ring = (of: Map<number, Point>, not: Map<number, Point>, full: boolean) => {
    const found = new Map<number, Point>();
    for (const p of of.values())
      for (const next of full ? besides(p) : around(p))
        if (inside(next) && !of.has(key(next)) && !not.has(key(next))) found.set(key(next), next);
    return found;
  };
  const none = new Map<number, Point>();
  const group = ring(space, none, random.next() < 0.7);
  const both = new Map([...space, ...group]);
  const wall = ring(both, none, true);
  if (space.size + group.size + wall.size > size * size * 0.8) return null;
  const region = new Map(space);
  const attackers = new Map(wall);
  const defenders = new Map(group);
  // A stone of the group that is missing.
  for (let gaps = random.below(3); gaps > 0; gaps -= 1) {
    const p = random.pick([...group.values()]);
    defenders.delete(key(p));
    region.set(key(p), p);
    // Sometimes the attacker has already played there.
    if (random.next() < 0.25) {
      attackers.set(key(p), p);
      region.delete(key(p));
    }
  }
  // A liberty outside: a hole in the wall, with the wall going round it.
  if (random.next() < 0.4) {
    const p = random.pick([...wall.values()]);
    attackers.delete(key(p));
    region.set(key(p), p);
    const all = new Map([...both, ...wall]);
    for (const next of besides(p)) if (inside(next) && !all.has(key(next))) attackers.set(key(next), next);
  }
  for (let stones = random.below(4); stones > 0; stones -= 1) {
    const p = random.pick([...space.values()]);
    if (!region.has(key(p)) || region.size <= 3) continue;
    (random.next() < 0.65 ? attackers : defenders).set(key(p), p);
    region.delete(key(p));
  }
  if (region.size < 2 || region.size > 11) return null;
  const kills = random.next() < 0.5;
  const goal: Problem['goal'] = kills ? 'kill' : 'live';
  const end = size - 1;
  const [flipX, flipY, swaps] = [random.next() < 0.5, random.next() < 0.5, random.next() < 0.5];
  const turned = ({ x, y }: Point): Point => {
    const [a, b] = [flipX ? end - x : x, flipY ? end - y : y];
    return swaps ? { x: b, y: a } : { x: a, y: b };
  };
  const names = (points: Iterable<Point>) => [...points].map((p) => formatPoint(turned(p), size)).sort();
  const [own, foe] = kills ? [attackers, defenders] : [defenders, attackers];
  // The largest chain is the one at stake.
  const target = biggest(defenders, key);
  if (!target) return null;
  const isWhite = random.next() < 0.25;
  const [first, second] = isWhite ? [foe, own] : [own, foe];
  return {
    position: {
      size,
      black: names(first.values()).join(' '),
      white: names(second.values()).join(' '),
      toPlay: isWhite ? 'white' : 'black',
      ...cropped(size, [...attackers.values(), ...defenders.values(), ...region.values()].map(turned)),
    },
    goal,
    proof: { targets: [formatPoint(turned(target), size)], region: names(region.values()), within: longest },
  };
}

function biggest(stones: Map<number, Point>, key: (p: Point) => number): Point | null {
  const seen = new Set<number>();
  let best: Point[] = [];
  for (const start of stones.values()) {
    if (seen.has(key(start))) continue;
    const chain = [start];
    seen.add(key(start));
    for (const p of chain)
      for (const next of around(p))
        if (stones.has(key(next)) && !seen.has(key(next)) && next.x >= 0) {
          seen.add(key(next));
          chain.push(stones.get(key(next))!);
        }
    if (chain.length > best.length) best = chain;
  }
  return best[0] ?? null;
}

/** The part of a larger board that has stones, two lines wider; nothing on a small board. */
function cropped(size: number, points: readonly Point[]): { crop?: string } {
  if (size <= 9) return {};
  const span = (values: number[]) => {
    const [low, high] = [Math.min(...values) - 2, Math.max(...values) + 2];
    return [low <= 2 ? 0 : low, high >= size - 3 ? size - 1 : high] as const;
  };
  const [left, right] = span(points.map(({ x }) => x));
  const [top, bottom] = span(points.map(({ y }) => y));
  return { crop: `${formatPoint({ x: left, y: bottom }, size)} ${formatPoint({ x: right, y: top }, size)}` };
}
