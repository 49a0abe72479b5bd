import { formatPoint, neighbours, opponentOf, parsePoint, splitPoints, type Problem } from './position';
import { attackingGoals } from './judge';
import { beginGame, chainAt } from './rules';

/**
 * Is the region of a problem closed: does every way out of it, and out of the stones besieged in it, end at a wall, a chain of the
 * other side with a liberty elsewhere? Then whatever is played outside matters only to the walls. A chain of the other side that has
 * its liberties in the region alone may be taken, so that the stones around it are besieged as well.
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
