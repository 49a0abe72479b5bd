import { opponentOf, type Problem, type ProblemMove } from './position';
import { isRight, sideToPlay } from './problem';
import type { Refutation } from './refutation-kinds';
import { chainAt, stonesOf, type Game } from './rules';

/**
 * Why a move was wrong, as far as the board shows it after the answer; the clearest reason is tried first. Undefined if the board shows none of
 * them, because an explanation must follow from the rules alone (docs/product.md, "Learning").
 * @param options the moves that could have been played instead
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
  // Two chains would have two numbers, and a chain with a single liberty would look capturable.
  const liberties = hunted.length === 1 ? hunted[0]!.liberties.length : 0;
  return liberties > 1 ? { kind: 'liberties', count: liberties } : undefined;
}
