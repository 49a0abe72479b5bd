import { formatPoint, neighbours, opponentOf, parsePoint, splitPoints, type Problem } from '@/lib/domain/position';
import { attackingGoals } from './judge';

/**
 * Is the region of a problem closed: does every way out of it, and out of the stones besieged in it, end at a stone of the other
 * side? Then whatever is played outside matters only to the walls.
 */
export function isClosed({ position, goal }: Pick<Problem, 'position' | 'goal'>, open?: readonly string[]): boolean {
  if (!open) return false;
  const { size } = position;
  const solver = position.toPlay ?? 'black';
  const around = (at: string) => neighbours(parsePoint(at, size)!, size).map((point) => formatPoint(point, size));
  const besieged = new Set(splitPoints(position[attackingGoals.includes(goal) ? opponentOf(solver) : solver]));
  const stones = new Set([...splitPoints(position.black), ...splitPoints(position.white)]);
  const region = new Set(open);
  const inside = new Set(region);
  for (const at of inside)
    for (const next of around(at)) {
      if (besieged.has(next)) inside.add(next);
      else if (!stones.has(next) && !region.has(next)) return false;
    }
  return true;
}
