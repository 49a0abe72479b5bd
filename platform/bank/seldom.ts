import { splitPoints } from '@/lib/domain/position';
import type { Posed } from '@/lib/go/answers';
import { SolverJudge } from '@/lib/go/solver/solver-judge';
import { beginGame, chainAt } from '@/lib/go/rules';
import { isThrowIn, nearby } from './tactics';

/** Moves that would show an idea games seldom show: a stone given up, one from afar, one at two chains, one in a race. */
function seldom(posed: Posed): string[] {
  const { position, goal, proof } = posed;
  const game = beginGame(position);
  const targets = proof.targets.map((at) => chainAt(game, at).liberties);
  const [liberties, second] = targets;
  if (goal !== 'capture' || !liberties || liberties.length < 2) return [];
  if (second) return liberties.filter((at) => second.includes(at));
  const isRace = splitPoints(position[position.toPlay ?? 'black']).some((at) => {
    const mine = chainAt(game, at).liberties;
    return mine.length <= 3 && mine.some((point) => liberties.includes(point));
  });
  return nearby(position, proof.targets, 2).filter((at) =>
    liberties.includes(at) ? isRace || isThrowIn(posed, at) : liberties.length === 2 || isThrowIn(posed, at),
  );
}

/** Does such a move succeed, and nothing comes of waiting? Asked before all the others, for most positions have none. */
export function isSeldom(posed: Posed, limit: number): boolean {
  const moves = seldom(posed);
  if (!moves.length) return false;
  const judge = SolverJudge.of(posed, posed.proof, limit)([]);
  return judge.verdict('pass') === 'fails' && moves.some((at) => judge.verdict(at) === 'wins');
}
