import { startTransition, useCallback, useEffect, useReducer } from 'react';
import type { PlayedAttempt } from '../playable-item';
import { attemptOf, nextState, standingOf, startPlayer, type PlayerEvent, type PlayerRules } from './player-state';

/** The rules of the game are loaded at the first interaction, not with the page. */
const loadSolver = () => import('@/lib/go/solve');
export const warmUp = () => void loadSolver().catch(() => undefined);

/** Resolves after the next paint: the pressed stone is visible before the answer is computed. */
const painted = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/** Plays through some problems; a move waits for the rules, and each try is reported before its answer is shown. */
export function usePlayer(rules: PlayerRules, onAttempt: ((attempt: PlayedAttempt) => void) | undefined) {
  const [state, dispatch] = useReducer(
    (before: typeof startPlayer, event: PlayerEvent) => nextState(rules, before, event),
    startPlayer,
  );
  const act = (event: PlayerEvent) => {
    const attempt = attemptOf(rules, state, event);
    if (attempt) onAttempt?.(attempt);
    dispatch(event);
  };
  const standing = standingOf(rules, state);
  const { pending } = state;
  // A pending move belongs to the board it was played on: a change of that board drops the move.
  useEffect(() => {
    if (!pending) return;
    let isWanted = true;
    Promise.all([loadSolver(), painted()]).then(
      ([{ nextStep }]) => {
        if (!isWanted) return;
        startTransition(() => {
          const answer = nextStep(standing.problem, standing.step, pending);
          act(typeof answer === 'string' ? { type: 'rejected', reason: answer } : { type: 'answered', step: answer });
        });
      },
      () => isWanted && act({ type: 'failed' }),
    );
    return () => {
      isWanted = false;
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- a change of the other values it reads drops the pending move
  }, [pending]);
  // Stable, so that the grid of points renders again only when the board changes.
  const focus = useCallback((at: string) => dispatch({ type: 'focus', at }), []);
  return { state, standing, act, focus };
}
