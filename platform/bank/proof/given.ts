import { opponentOf, type Position, type Problem } from '@/lib/go/position';
import { isRight, sideToPlay } from '@/lib/go/problem';
import { beginGame, chainAt, play } from '@/lib/go/rules';

/**
 * The kind of sacrifice that the proved line shows: the one right move captures nothing, and the answer captures it
 * alone. If the solver recaptures more on the same point it is a snapback; if the line goes on otherwise, a throw-in.
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

/** Where a stone played there can be captured at once, alone and without having captured anything; else null. */
export function takingOf(position: Position, at: string): string | null {
  const solver = position.toPlay ?? 'black';
  const thrown = play(beginGame(position), solver, at);
  if (!thrown.legal || thrown.captured.length) return null;
  const { chain, liberties } = chainAt(thrown.game, at);
  if (chain.length > 1 || liberties.length > 1) return null;
  return play(thrown.game, opponentOf(solver), liberties[0]!).legal ? liberties[0]! : null;
}
