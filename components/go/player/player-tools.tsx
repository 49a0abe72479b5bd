import type { BoardLabels } from '../board-labels';
import type { PlayerEvent, PlayerState, Standing } from './player-state';

type Props = {
  labels: BoardLabels;
  state: PlayerState;
  standing: Standing;
  /** Whether there are several problems. */
  hasNext: boolean;
  /** The buttons are disabled until the board is ready. */
  isReady: boolean;
  act: (event: PlayerEvent) => void;
};

/** Hint, undo, restart, and on to the next problem. The button that leads on stands out. */
export function PlayerTools({ labels, state: { index, steps }, standing, hasNext, isReady, act }: Props) {
  const { status, shown, maxHints, isLast } = standing;
  const tool = (label: string, isEnabled: boolean, isMain: boolean, event: PlayerEvent) => (
    <button
      type="button"
      className={isMain ? 'go-tool go-tool-main' : 'go-tool'}
      aria-disabled={!isEnabled || undefined}
      onClick={() => isEnabled && act(event)}
    >
      {label}
    </button>
  );
  return (
    <div className={`flex min-h-11 flex-wrap items-center gap-1.5 px-0.5 pt-1 ${isReady ? '' : 'invisible'}`}>
      {tool(labels.hint, status === 'play' && shown < maxHints, false, { type: 'hint' })}
      {tool(labels.undo, steps.length > 0, status === 'wrong', { type: 'takeBack', to: steps.length - 1 })}
      {tool(labels.restart, steps.length > 0, false, { type: 'takeBack', to: 0 })}
      {hasNext && tool(labels.next, !isLast, status === 'solved' && !isLast, { type: 'goTo', index: index + 1 })}
    </div>
  );
}
