import { countArea, isOver, partnerMove, playOn, startPartnerGame, type PartnerGame } from '@/lib/go/partner';
import { opponentOf, type StoneColor } from '@/lib/go/position';
import { play as playByRules, type Rejection } from '@/lib/go/rules';
import type { PlayedMove } from '@/lib/go/solve';
import type { LessonGame } from '@/lib/lessons/lesson';

type Turn = { color: StoneColor; at: string; captured: number; state: PartnerGame };
type Winner = 'me' | 'partner' | 'nobody';
/** How a game ended: by captures, or by counting. */
type GameResult = { kind: 'captures' | 'count'; winner: Winner; mine: number; theirs: number };

/** A game of a lesson against the partner. */
export type GameState = {
  turns: readonly Turn[];
  /** With the same seed the partner plays the same moves. */
  seed: number;
  /** Why the learner's last move was rejected; null: it was not. */
  rejection: Rejection | null;
};

export type GameEvent =
  /** The learner plays a point, or 'pass'. */
  | { type: 'play'; at: string }
  /** The partner's turn is over. */
  | { type: 'answer' }
  /** Takes back the learner's move and the answer to it. */
  | { type: 'undo' }
  | { type: 'restart' };

export const startGame = (seed: number): GameState => ({ turns: [], seed, rejection: null });

const setupOf = ({ size, black = '', white = '' }: LessonGame) => ({ size, black, white });

/** Derived from the state of a game. */
type GameStanding = {
  state: PartnerGame;
  /** Stones that each colour has taken. */
  taken: Record<StoneColor, number>;
  result: GameResult | null;
  /** It is the partner's turn. */
  isThinking: boolean;
  canUndo: boolean;
  /** The last move and the one before; the move is null for a pass. */
  lastMoves: { color: StoneColor; move: PlayedMove | null }[];
};

export function gameStanding(rules: LessonGame, { turns }: GameState): GameStanding {
  const state = turns.at(-1)?.state ?? startPartnerGame(setupOf(rules));
  const taken = { black: takenBy(turns, 'black'), white: takenBy(turns, 'white') };
  const result = resultOf(rules, state, taken);
  // The learner begins, because a lesson's game is about what was just learned.
  const isThinking = result === null && turns.length % 2 === 1;
  return {
    state,
    taken,
    result,
    isThinking,
    canUndo: turns.length >= 2 && result === null && !isThinking,
    lastMoves: turns.slice(-2).map((turn) => ({ color: turn.color, move: moveOf(turn) })),
  };
}

const moveOf = ({ color, at, captured }: Turn): PlayedMove | null => (at === 'pass' ? null : { color, at, captured });

const takenBy = (turns: readonly Turn[], color: StoneColor) =>
  turns.reduce((sum, turn) => sum + (turn.color === color ? turn.captured : 0), 0);

function resultOf(
  { capture, learner }: LessonGame,
  state: PartnerGame,
  taken: Record<StoneColor, number>,
): GameResult | null {
  const partner = opponentOf(learner);
  if (capture !== null && Math.max(taken.black, taken.white) >= capture)
    return {
      kind: 'captures',
      winner: taken[learner] >= capture ? 'me' : 'partner',
      mine: taken[learner],
      theirs: taken[partner],
    };
  if (!isOver(state)) return null;
  const area = capture === null ? countArea(state.game) : taken;
  const [mine, theirs] = [area[learner], area[partner]];
  const winner = mine === theirs ? 'nobody' : mine > theirs ? 'me' : 'partner';
  return { kind: capture === null ? 'count' : 'captures', winner, mine, theirs };
}

/** The state after an event; an event that the state does not allow leaves the game as it is. */
export function nextGame(rules: LessonGame, before: GameState, event: GameEvent): GameState {
  const { result, isThinking, canUndo } = gameStanding(rules, before);
  const { learner } = rules;
  switch (event.type) {
    case 'play':
      return result || isThinking ? { ...before, rejection: null } : withTurn(rules, before, learner, event.at);
    case 'answer': {
      if (!isThinking) return before;
      const partner = opponentOf(learner);
      const history = before.turns.map(({ at }) => at);
      const at = partnerMove(setupOf(rules), partner, history, before.seed);
      return { ...withTurn(rules, before, partner, at), rejection: before.rejection };
    }
    case 'undo':
      return canUndo ? { ...before, turns: before.turns.slice(0, -2) } : before;
    case 'restart':
      return { ...before, turns: [], seed: before.seed + 1 };
  }
}

function withTurn(rules: LessonGame, before: GameState, color: StoneColor, at: string): GameState {
  const { state } = gameStanding(rules, before);
  const next = playOn(state, color, at);
  if (next) {
    const turn = { color, at, captured: next.captured.length, state: next };
    return { ...before, turns: [...before.turns, turn], rejection: null };
  }
  const outcome = playByRules(state.game, color, at);
  // Legal but for ko: it repeats an earlier position.
  return { ...before, rejection: outcome.legal ? 'ko' : outcome.reason };
}
