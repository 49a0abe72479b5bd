import * as z from 'zod';
import { opponentOf, splitPoints, type Position, type StoneColor } from '@/lib/go/position';
import { beginGame, chainAt, play, stonesOf, type Game } from '@/lib/go/rules';
import { SolverJudge } from '@/lib/go/solver/solver-judge';
import { besides, pointsOf } from './points';

const stakes = { region: z.string(), within: z.number().int().positive() };

/**
 * What a question with written moves asks for, where the answers can be checked: by the rules of the game, or by a search that takes a ko for a
 * failure, as the text of the question does.
 */
export const asked = z.union([
  /** Captures a stone at once. */
  z.strictObject({ takes: z.literal('any') }),
  /** Leaves the chain there with one liberty. */
  z.strictObject({ ataris: z.string() }),
  /** Makes the stones one chain. */
  z.strictObject({ joins: z.string() }),
  /** Occupies the point at which the opponent would make them one chain. */
  z.strictObject({ parts: z.string() }),
  /** Makes it illegal for the opponent to play there. */
  z.strictObject({ forbids: z.string() }),
  /** Closes the territory around the point; the moves that close the most are right. */
  z.strictObject({ closes: z.string() }),
  /** Kills the group, or makes it live, without a ko. */
  z.strictObject({ kills: z.string(), ...stakes }),
  z.strictObject({ lives: z.string(), ...stakes }),
]);
export type Asked = z.output<typeof asked>;

/** The moves that fulfil the request. */
export function movesThatDo(what: Asked, position: Position): string[] {
  const color = position.toPlay ?? 'black';
  if ('within' in what) {
    const judge = judgeOf(what, position)([]);
    return judge.legal(color).filter((at) => judge.verdict(at) === 'wins');
  }
  const game = beginGame(position);
  const worth = pointsOf(position.size).flatMap((at) => {
    const outcome = play(game, color, at);
    if (!outcome.legal) return [];
    return [{ at, value: valueOf(what, { at, color, before: game, after: outcome.game, taken: outcome.captured }) }];
  });
  const best = Math.max(1, ...worth.map(({ value }) => value));
  return worth.filter(({ value }) => value === best).map(({ at }) => at);
}

/** Whether the question's answer to a wrong move refutes it. */
export function refuted(what: Asked, position: Position, at: string, answer: string): boolean {
  if (!('within' in what)) return true;
  const color = position.toPlay ?? 'black';
  const judge = judgeOf(what, position)([{ color, at }]);
  return judge.verdict(answer, opponentOf(color)) !== 'wins';
}

function judgeOf(what: Extract<Asked, { within: number }>, position: Position) {
  const goal = 'kills' in what ? 'kill' : 'live';
  const targets = splitPoints('kills' in what ? what.kills : what.lives);
  return SolverJudge.of({ position, goal }, { targets, region: splitPoints(what.region), within: what.within });
}

type Plain = Exclude<Asked, { within: number }>;
type Played = { at: string; color: StoneColor; before: Game; after: Game; taken: readonly string[] };

function valueOf(what: Plain, { at, color, before, after, taken }: Played): number {
  const opponent = opponentOf(color);
  if ('takes' in what) return Number(taken.length > 0);
  if ('ataris' in what) return Number(chainAt(after, what.ataris).liberties.length === 1);
  if ('joins' in what) return Number(areOne(after, splitPoints(what.joins)));
  if ('parts' in what) {
    const instead = play(before, opponent, at);
    return Number(instead.legal && areOne(instead.game, splitPoints(what.parts)));
  }
  if ('forbids' in what) return Number(at !== what.forbids && !play(after, opponent, what.forbids).legal);
  return closed(after, what.closes, color);
}

function areOne(game: Game, stones: readonly string[]): boolean {
  const chain = new Set(chainAt(game, stones[0]!).chain);
  return stones.every((at) => chain.has(at));
}

/** The size of the empty region at a point; 0 where it touches a stone of the opponent. */
function closed(game: Game, at: string, color: StoneColor): number {
  const opponent = new Set(stonesOf(game, opponentOf(color)));
  // `chainAt` also works for connected empty points.
  const { chain } = chainAt(game, at);
  if (opponent.has(at) || stonesOf(game, color).includes(at)) return 0;
  return chain.some((point) => besides(game, point).some((next) => opponent.has(next))) ? 0 : chain.length;
}
