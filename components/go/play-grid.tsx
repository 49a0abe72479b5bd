import { memo } from 'react';
import { sideToPlay } from '@/lib/go/problem';
import { pointName } from '@/lib/go/point-name';
import type { Step } from '@/lib/go/solve';
import type { BoardLabels } from './board-labels';
import type { PlayerItem } from './playable-item';
import { PointGrid } from './point-grid';
import { pointNames } from './point-names';
import { placeOf, stonesIn } from './stones';

type PlayGridProps = {
  item: PlayerItem;
  step?: Step;
  helpId: string;
  labels: BoardLabels;
  /** The point in the tab order; the middle one until a point was focused. */
  active?: string;
  onActive: (at: string) => void;
};

/** The points of a problem to play; points with a stone are closed, and all of them while it is no one's turn. */
export const PlayGrid = memo(function PlayGrid({ item, step, helpId, labels, active, onActive }: PlayGridProps) {
  const { problem, rect, view, title, middle } = item;
  const { size } = problem.position;
  const stones = stonesIn(step ?? problem.position);
  // The color that a point shows under the pointer; none while no move is allowed.
  const turn = (step?.status ?? 'play') === 'play' ? sideToPlay(problem) : undefined;
  const name = (at: string) => pointName(placeOf(at, size), size, labels.convention);
  const nameOf = pointNames(labels, name, stones, problem.position);

  return (
    <PointGrid
      size={size}
      rect={rect}
      view={view}
      title={title}
      helpId={helpId}
      nameOf={nameOf}
      turn={turn}
      onActive={onActive}
      isClosed={(at) => stones.has(at) || !turn}
      active={active ?? middle}
    />
  );
});
