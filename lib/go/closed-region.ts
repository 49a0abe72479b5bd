import { formatPoint, neighbours, opponentOf, parsePoint, splitPoints, type Problem } from './position';
import { attackingGoals } from './judge';
import { beginGame, chainAt } from './rules';

/**
 * Whether the region of a problem is closed: every way out of it, and out of the besieged stones in it, ends at a wall, i.e. a chain of the
 * other side with a liberty elsewhere. Then moves outside affect only the walls. A chain of the other side whose liberties are all in the
 * region may be captured, so its stones count as inside as well.
 */
export function isClosed({ position, goal }: Pick<Problem, 'position' | 'goal'>, open?: readonly string[]): boolean {
  if (!open) return false;
  const { size } = position;
  const solver = position.toPlay ?? 'black';
  const game = beginGame(position);
  const around = (at: string) => neighbours(parsePoint(at, size)!, size).map((point) => formatPoint(point, size));
  const besieged = new Set(splitPoints(position[attackingGoals.includes(goal) ? opponentOf(solver) : solver]));
  const stones = new Set([...splitPoints(position.black), ...splitPoints(position.white)]);
  const region = new Set(open);
  const inside = new Set(region);
  for (const at of inside)
    for (const next of around(at)) {
      if (besieged.has(next)) inside.add(next);
      else if (stones.has(next)) {
        const { chain, liberties } = chainAt(game, next);
        if (liberties.every((liberty) => region.has(liberty))) for (const stone of chain) inside.add(stone);
      } else if (!region.has(next)) return false;
    }
  return true;
}
