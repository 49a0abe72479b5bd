import { parsePoint, splitPoints } from '@/lib/go/position';
import type { Posed } from '@/lib/go/answers';

/** With fewer stones than this it does not look like a game. */
const few = 8;

/** Removes stones that change nothing, the farthest first. `holds`: whether it is still the same problem. */
export function minimised(posed: Posed, holds: (posed: Posed) => boolean): Posed {
  const { size } = posed.position;
  const place = (at: string) => parsePoint(at, size)!;
  const far = (at: string) =>
    Math.min(
      ...posed.proof.targets.map(
        (target) => Math.abs(place(at).x - place(target).x) + Math.abs(place(at).y - place(target).y),
      ),
    );
  const without = ({ position, ...rest }: Posed, at: string): Posed => {
    const less = (stones: string) =>
      splitPoints(stones)
        .filter((stone) => stone !== at)
        .join(' ');
    // The point of a removed stone can be played on.
    const proof = rest.proof.region ? { ...rest.proof, region: [...rest.proof.region, at] } : rest.proof;
    return { ...rest, proof, position: { ...position, black: less(position.black), white: less(position.white) } };
  };
  const stones = (one: Posed) => [...splitPoints(one.position.black), ...splitPoints(one.position.white)];
  let now = posed;
  for (const at of stones(posed).sort((a, b) => far(b) - far(a))) {
    if (posed.proof.targets.includes(at) || stones(now).length <= few) continue;
    const less = without(now, at);
    if (holds(less)) now = less;
  }
  return now;
}
