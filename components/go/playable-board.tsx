import type { ReactNode } from 'react';
import { cropOf, formatPoint, opponentOf, type Problem } from '@/lib/go/position';
import { sideToPlay, solutionOf } from '@/lib/go/problem';
import { refutationKinds } from '@/lib/go/refutation-kinds';
import { pointName } from '@/lib/go/point-name';
import { Board } from './board';
import { viewOf } from './board-geometry';
import type { BoardLabels } from './board-labels';
import { BoardLines } from './board-lines';
import { BoardNotes } from './board-notes';
import { BoardPlayer, type BoardPlayerProps } from './board-player';
import type { PlayableItem, PlayerItem } from './playable-item';
import { placeOf, stonesIn } from './stones';

export type PlayableBoardProps = {
  /** One problem, or several one after another. */
  items: readonly PlayableItem[];
  labels: BoardLabels;
  coordinates?: boolean;
  /** Shown when the last problem is solved: what to do next. */
  children?: ReactNode;
  className?: string;
} & Pick<BoardPlayerProps, 'onAttempt' | 'onSay' | 'asksTwice' | 'helps'>;

/**
 * A board to play on. Without JavaScript it is a diagram with its solution. All parts that moves do not change are rendered here, on the
 * server: lines, coordinates, notes and the solution; the browser renders the stones and the moves.
 */
export function PlayableBoard({ items, labels, coordinates, children, className, ...play }: PlayableBoardProps) {
  const texts = items.flatMap(({ title, hint, hints, wrong, refuted, solved }) => [
    title,
    hint ?? '',
    hints?.idea ?? '',
    wrong ?? labels.wrong,
    ...(refuted && !wrong ? refutationKinds.map((kind) => refuted({ kind, count: 9 })) : []),
    solved ?? labels.solved,
  ]);
  return (
    <BoardPlayer
      items={items.map((item) => playerItem(item, labels, coordinates))}
      labels={labels}
      room={texts.reduce((longest, text) => (text.length > longest.length ? text : longest), '')}
      className={className}
      {...play}
    >
      {children}
    </BoardPlayer>
  );
}

function playerItem(item: PlayableItem, labels: BoardLabels, coordinates: boolean | undefined): PlayerItem {
  const { problem } = item;
  const { position } = problem;
  const { size } = position;
  const rect = cropOf(position);
  const convention = coordinates ? labels.convention : undefined;
  return {
    ...item,
    rect,
    view: viewOf(position, convention),
    middle: formatPoint(
      { x: Math.round((rect.left + rect.right) / 2), y: Math.round((rect.top + rect.bottom) / 2) },
      size,
    ),
    lines: <BoardLines rect={rect} size={size} coordinates={convention} />,
    notes: <BoardNotes size={size} marks={position.marks} labels={position.labels} stones={stonesIn(position)} />,
    solution: <Solution problem={problem} labels={labels} />,
  };
}

/** The solution as text and as a numbered diagram, for those who give up and those without JavaScript. */
function Solution({ problem, labels }: { problem: Problem; labels: BoardLabels }) {
  const moves = solutionOf(problem);
  const color = sideToPlay(problem);
  const { position } = problem;
  const texts = moves.map((at, i) =>
    labels.move
      .replace('{color}', labels[i % 2 ? opponentOf(color) : color])
      .replace('{point}', pointName(placeOf(at, position.size), position.size, labels.convention)),
  );
  return (
    <>
      <p>{texts.join(' ')}</p>
      <Board
        position={{ ...position, ghost: undefined, last: undefined }}
        moves={moves}
        coordinates={labels.convention}
        className="mt-2.5 max-w-[300px]"
      />
    </>
  );
}
