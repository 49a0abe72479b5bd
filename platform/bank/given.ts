import { opponentOf, type Position, type Problem } from '@/lib/go/position';
import { isRight, sideToPlay } from '@/lib/go/problem';
import { beginGame, chainAt, play } from '@/lib/go/rules';

/**
 * What the proved line says of a stone that is given: the one right move takes nothing, and the answer takes it alone. Taken back
 * with more on the same point it is a snapback; where the line goes on otherwise, a throw-in.
 */
export function givenIn(problem: Problem): 'snapback' | 'throw-in' | null {
  const [first, ...others] = problem.moves.filter(isRight);
  if (!first?.reply || others.length) return null;
  const solver = sideToPlay(problem);
  const thrown = play(beginGame(problem.position), solver, first.at);
  if (!thrown.legal || thrown.captured.length) return null;
  const taken = play(thrown.game, opponentOf(solver), first.reply);
  if (!taken.legal || taken.captured.length !== 1 || taken.captured[0] !== first.at) return null;
  const next = (first.then ?? []).filter(isRight);
  const back = next.some(({ at }) => at === first.at) ? play(taken.game, solver, first.at) : null;
  if (back?.legal && back.captured.length > 1) return 'snapback';
  return next.length ? 'throw-in' : null;
}

/** Where the stone that is played there can be taken at once, alone and having taken nothing; else null. */
export function takingOf(position: Position, at: string): string | null {
  const solver = position.toPlay ?? 'black';
  const thrown = play(beginGame(position), solver, at);
  if (!thrown.legal || thrown.captured.length) return null;
  const { chain, liberties } = chainAt(thrown.game, at);
  if (chain.length > 1 || liberties.length > 1) return null;
  return play(thrown.game, opponentOf(solver), liberties[0]!).legal ? liberties[0]! : null;
}
