import {
  contains,
  cropOf,
  formatPoint,
  opponentOf,
  parsePoints,
  type Point,
  type Position,
  type Rect,
  type StoneColor,
} from '@/lib/go/position';
import type { Convention } from '@/lib/go/point-name';
import { viewOf, type View } from './board-geometry';
import { BoardLines } from './board-lines';
import { BoardNotes } from './board-notes';
import { Ghost, LastMove, placeOf, Stones, stonesIn } from './stones';

export type BoardProps = {
  position: Position;
  /** Text alternative for screen readers, in the page's language. Without it the board is decorative. */
  title?: string;
  /** Coordinates around the board, in the reader's convention (lib/go/point-name). */
  coordinates?: Convention;
  /** Moves from the position on, in turn, drawn as numbered stones: a diagram of a line of play. */
  moves?: readonly string[];
  /** Overrides the view of the position's crop, in board units: used by covers. */
  view?: View;
  className?: string;
};

/**
 * A Go diagram as SVG, rendered on the server. Any size from 5 to 19, whole or cropped.
 * Needs `BoardDefs` on the page and board.css.
 */
export function Board({ position, title, coordinates, moves, view, className }: BoardProps) {
  const { size, toPlay = 'black' } = position;
  const rect = cropOf(position);
  const { x, y, width, height } = view ?? viewOf(position, coordinates);
  const shown = view ? seenIn(view, size) : rect;
  const numbered = numberMoves(moves ?? [], toPlay);
  const stones = stonesIn(position);
  // The rim of a stone just outside is visible; with coordinates it is left out, because they would overlap it.
  const seen = coordinates
    ? rect
    : { left: shown.left - 1, top: shown.top - 1, right: shown.right + 1, bottom: shown.bottom + 1 };
  const resting = (color: StoneColor) => parsePoints(position[color], size).filter((point) => contains(seen, point));
  // A numbered move covers a stone of the position only when that stone is captured and its point played again.
  const covered = (point: Point) => !numbered.some(({ at }) => at === formatPoint(point, size));
  for (const { at, color } of numbered) stones.set(at, color);

  return (
    <svg
      className={className ? `go-board ${className}` : 'go-board'}
      viewBox={`${x} ${y} ${width} ${height}`}
      fill="none"
      {...(title ? { role: 'img', 'aria-label': title } : { 'aria-hidden': true })}
    >
      <BoardLines rect={rect} size={size} coordinates={coordinates} />
      <Stones color="black" points={resting('black').filter(covered)} />
      <Stones color="white" points={resting('white').filter(covered)} />
      {numbered.map(({ at, color }) => (
        <Stones key={at} color={color} points={[placeOf(at, size)]} />
      ))}
      <LastMove at={position.last} size={size} />
      <Ghost at={position.ghost} size={size} color={toPlay} />
      <BoardNotes
        size={size}
        marks={position.marks}
        labels={[...(position.labels ?? []), ...numbered]}
        stones={stones}
      />
    </svg>
  );
}

/** A point played twice (a recapture) has its first number, as in print. */
function numberMoves(moves: readonly string[], first: StoneColor) {
  return moves
    .map((at, i) => ({ at, color: i % 2 ? opponentOf(first) : first, text: String(i + 1) }))
    .filter(({ at }, i, all) => all.findIndex((move) => move.at === at) === i);
}

/** The points within a view. */
function seenIn({ x, y, width, height }: View, size: number): Rect {
  return {
    left: Math.max(0, Math.ceil(x)),
    top: Math.max(0, Math.ceil(y)),
    right: Math.min(size - 1, Math.floor(x + width)),
    bottom: Math.min(size - 1, Math.floor(y + height)),
  };
}
