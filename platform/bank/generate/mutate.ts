import { parsePoint, splitPoints } from '@/lib/go/position';
import type { Posed } from '@/lib/go/answers';
import { isClosed } from '@/lib/go/closed-region';
import type { Random } from '../random';
import { nearby } from '../proof/tactics';

/** The same position but for one stone near the stakes: one more, one less, one of the other colour, or one that has moved a step. */
export function mutated(posed: Posed, random: Random): Posed | null {
  const { position, proof } = posed;
  const { size } = position;
  const stones = new Map<string, 'black' | 'white'>();
  for (const color of ['black', 'white'] as const) for (const at of splitPoints(position[color])) stones.set(at, color);
  const place = (at: string) => parsePoint(at, size)!;
  const isNear = (at: string) =>
    proof.targets.some(
      (target) => Math.abs(place(at).x - place(target).x) + Math.abs(place(at).y - place(target).y) < 5,
    );
  const some = [...stones.keys()].filter((at) => isNear(at) && !proof.targets.includes(at));
  const free = proof.region && isClosed(posed, proof.region) ? proof.region : nearby(position, proof.targets, 2);
  const kind = random.below(4);
  if (kind === 0 || !some.length) {
    if (!free.length) return null;
    stones.set(random.pick(free), random.pick(['black', 'white']));
  } else {
    const at = random.pick(some);
    const color = stones.get(at)!;
    stones.delete(at);
    if (kind === 1) stones.set(at, color === 'black' ? 'white' : 'black');
    if (kind === 2) {
      const beside = nearby(position, [at], 1);
      if (!beside.length) return null;
      stones.set(random.pick(beside), color);
    }
  }
  const of = (color: 'black' | 'white') =>
    [...stones]
      .filter(([, here]) => here === color)
      .map(([at]) => at)
      .sort()
      .join(' ');
  const gone = [...splitPoints(position.black), ...splitPoints(position.white)].filter((at) => !stones.has(at));
  const region = proof.region && [...new Set([...proof.region, ...gone])].filter((at) => !stones.has(at)).sort();
  const { marks: _, ...rest } = position;
  return {
    ...posed,
    position: { ...rest, black: of('black'), white: of('white') },
    proof: { ...proof, ...(region ? { region } : {}) },
  };
}
