import { opponentOf, type Problem, type ProblemMove, type StoneColor } from './position';
import { sideToPlay } from './problem';
import type { Refutation } from './refutation-kinds';
import { refutationOf } from './refutation';
import { beginGame, play, stonesOf, type Game, type Rejection } from './rules';

export type PlayedMove = { at: string; color: StoneColor; /** How many stones it took. */ captured: number };
/** A problem after one move of the solver and the answer to it. */
export type Step = {
  game: Game;
  status: 'play' | 'wrong' | 'solved';
  black: string[];
  white: string[];
  /** The solver's move and, if there is one, the answer. */
  played: PlayedMove[];
  taken: { black: string[]; white: string[] };
  /** The listed moves that may follow. */
  options: readonly ProblemMove[];
  otherwise?: string;
  fails: boolean;
  /** For a wrong move: the effect of the answer. */
  refutation?: Refutation;
};

/** Plays the solver's move and the opponent's answer. `step` is absent at the start. A move against the rules is rejected. */
export function nextStep(problem: Problem, step: Step | undefined, at: string): Step | Rejection {
  const color = sideToPlay(problem);
  const first = play(step?.game ?? beginGame(problem.position), color, at);
  if (!first.legal) return first.reason;
  const before = step?.options ?? problem.moves;
  const move = before.find((option) => option.at === at);
  const fails = Boolean(step?.fails || move?.fails);
  const options = move?.then ?? [];
  let { game } = first;
  const played: PlayedMove[] = [{ at, color, captured: first.captured.length }];
  const taken = { black: [] as string[], white: [] as string[] };
  taken[opponentOf(color)].push(...first.captured);

  for (const answer of move ? [move.reply] : [step?.otherwise, problem.otherwise]) {
    if (!answer) continue;
    const reply = play(game, opponentOf(color), answer);
    if (!reply.legal) continue;
    game = reply.game;
    played.push({ at: answer, color: opponentOf(color), captured: reply.captured.length });
    // `taken` holds only stones that fade out; the stone just played is drawn separately while it lands.
    taken[color].push(...reply.captured);
    break;
  }
  const status = !move ? 'wrong' : options.length ? 'play' : fails ? 'wrong' : 'solved';
  return {
    game,
    status,
    black: stonesOf(game, 'black'),
    white: stonesOf(game, 'white'),
    played,
    taken,
    options,
    otherwise: move?.otherwise,
    fails,
    ...(status === 'wrong' && { refutation: refutationOf(problem, before, played, game) }),
  };
}
