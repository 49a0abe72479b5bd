import { opponentOf, type Problem, type ProblemMove } from './position';
import { isRight, sideToPlay } from './problem';
import type { Refutation } from './refutation-kinds';
import { chainAt, stonesOf, type Game } from './rules';

/**
 * Why a move was wrong, as far as the board shows it after the answer; the most telling first. Undefined where it shows nothing of the
 * kind: nothing is said that the rules do not bear out (docs/product.md, "Learning").
 * @param options what could have been played instead
 */
export function refutationOf(
  problem: Problem,
  options: readonly ProblemMove[],
  [move, answer]: readonly { at: string; /** How many stones it took. */ captured: number }[],
  game: Game,
): Refutation | undefined {
  if (!move || !answer) return undefined;
  if (answer.captured > 0) return { kind: 'captures', count: answer.captured };
  const right = options.filter(isRight);
  if (right.some(({ at }) => at === answer.at)) return { kind: 'vital', count: right.length };

  const solver = sideToPlay(problem);
  const marked = (problem.position.marks ?? []).map(({ at }) => at);
  const chainsOf = (stones: string[], color: typeof solver) => {
    const there = new Set(stonesOf(game, color));
    return stones.filter((at) => there.has(at)).map((at) => chainAt(game, at));
  };
  const inAtari = (stones: string[]) => chainsOf(stones, solver).find(({ liberties }) => liberties.length === 1);
  const atari = inAtari(marked);
  if (atari) return { kind: 'atari', count: atari.chain.length };
  const exposed = inAtari([move.at]);
  if (exposed) return { kind: 'exposed', count: exposed.chain.length };
  const hunted = problem.goal === 'capture' ? chainsOf(marked, opponentOf(solver)) : [];
  // Two chains have two numbers, and a single liberty would look like stones that can be taken.
  const liberties = hunted.length === 1 ? hunted[0]!.liberties.length : 0;
  return liberties > 1 ? { kind: 'liberties', count: liberties } : undefined;
}
