import { useEffect, useEffectEvent, useReducer } from 'react';
import type { LessonGame } from '@/lib/lessons/lesson';
import { gameStanding, nextGame, startGame, type GameEvent, type GameState } from './game-state';

/** Milliseconds before the partner answers, so that the learner sees their own move first. */
const thinking = 500;

const anySeed = () => Math.floor(Math.random() * 2 ** 31);

/** A game of a lesson, whose partner answers after a moment. */
export function useGame(rules: LessonGame, onOver: () => void) {
  const [game, act] = useReducer(
    (before: GameState, event: GameEvent) => nextGame(rules, before, event),
    null,
    () => startGame(anySeed()),
  );
  const standing = gameStanding(rules, game);
  const { turns } = game;
  const { isThinking } = standing;
  useEffect(() => {
    if (!isThinking) return;
    const timer = setTimeout(() => act({ type: 'answer' }), thinking);
    return () => clearTimeout(timer);
  }, [isThinking, turns]);
  const reportOver = useEffectEvent(onOver);
  const isEnded = standing.result !== null;
  useEffect(() => {
    if (isEnded) reportOver();
  }, [isEnded]);
  return { ...standing, rejection: game.rejection, act };
}
