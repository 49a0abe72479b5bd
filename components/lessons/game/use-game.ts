'use client';

import { useEffect, useEffectEvent, useState } from 'react';
import type { LessonGame } from '@/lib/lessons/lesson';
import { opponentOf, type StoneColor } from '@/lib/go/position';
import { countArea, isOver, partnerMove, playOn, startPartnerGame, type PartnerGame } from '@/lib/go/partner';
import { play as playByRules, type Rejection } from '@/lib/go/rules';
import type { PlayedMove } from '@/lib/go/solve';

type Turn = { color: StoneColor; at: string; captured: number; state: PartnerGame };
type Winner = 'me' | 'partner' | 'nobody';
/** How a game ended: by captures, or by counting. */
export type GameResult = { kind: 'captures' | 'count'; winner: Winner; mine: number; theirs: number };

/** Milliseconds the partner takes: one sees one's own move before the answer. */
const thinking = 500;

/** A game of a lesson, its partner included. */
export function useGame({ size, black = '', white = '', capture, learner }: LessonGame, onOver: () => void) {
  const setup = { size, black, white };
  const [seed, setSeed] = useState(() => Math.floor(Math.random() * 2 ** 31));
  const [turns, setTurns] = useState<readonly Turn[]>([]);
  const state = turns.at(-1)?.state ?? startPartnerGame(setup);
  const taken = { black: takenBy(turns, 'black'), white: takenBy(turns, 'white') };
  // The learner begins: a lesson's game is about what was just learned.
  const toPlay = turns.length % 2 ? opponentOf(learner) : learner;
  const partner = opponentOf(learner);

  const result = ((): GameResult | null => {
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
  })();
  const isThinking = result === null && toPlay === partner;

  const add = (color: StoneColor, at: string): Rejection | null => {
    const next = playOn(state, color, at);
    if (!next) {
      const outcome = playByRules(state.game, color, at);
      return outcome.legal ? 'ko' : outcome.reason;
    }
    setTurns([...turns, { color, at, captured: next.captured.length, state: next }]);
    return null;
  };
  const answer = useEffectEvent(() => {
    const history = turns.map(({ at }) => at);
    add(partner, partnerMove(setup, partner, history, seed));
  });
  useEffect(() => {
    if (!isThinking) return;
    const timer = setTimeout(answer, thinking);
    return () => clearTimeout(timer);
  }, [isThinking, turns]);
  const tellOver = useEffectEvent(onOver);
  const isEnded = result !== null;
  useEffect(() => {
    if (isEnded) tellOver();
  }, [isEnded]);

  const canUndo = turns.length >= 2 && result === null && !isThinking;
  const moveOf = ({ color, at, captured }: Turn): PlayedMove | null => (at === 'pass' ? null : { color, at, captured });
  return {
    state,
    taken,
    result,
    isThinking,
    /** The learner's move and the answer to it. */
    lastMoves: turns.slice(-2).map((turn) => ({ color: turn.color, move: moveOf(turn) })),
    play: (at: string): Rejection | null => (result || isThinking ? null : add(learner, at)),
    canUndo,
    undo: () => canUndo && setTurns(turns.slice(0, -2)),
    restart() {
      setTurns([]);
      setSeed(seed + 1);
    },
  };
}

const takenBy = (turns: readonly Turn[], color: StoneColor) =>
  turns.reduce((sum, turn) => sum + (turn.color === color ? turn.captured : 0), 0);
