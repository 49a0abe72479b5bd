import { memo } from 'react';
import { viewOf } from '@/components/go/board-geometry';
import { BoardLines } from '@/components/go/board-lines';
import { BoardNotes } from '@/components/go/board-notes';
import { LastMove, placeOf, Stones, stonesIn } from '@/components/go/stones';
import { cropOf, type Position, type StoneColor } from '@/lib/go/position';
import type { Convention } from '@/lib/go/point-name';
import type { Picture } from './moments';

type Props = {
  position: Pick<Position, 'size' | 'black' | 'white' | 'crop'>;
  picture: Picture;
  marks?: Position['marks'];
  labels?: Position['labels'];
  convention: Convention;
  /** Text alternative for screen readers; without it the picture is decorative. */
  title?: string;
};

/** A board after a move: the stone lands while captured stones fade out. */
export const BoardPicture = memo(function BoardPicture({ position, picture, marks, labels, convention, title }: Props) {
  const { size } = position;
  const rect = cropOf(position);
  const view = viewOf(position, convention);
  const { move, taken } = picture;
  const resting = (color: StoneColor) => picture[color].filter((at) => at !== move?.at).map((at) => placeOf(at, size));
  const landed = move && placeOf(move.at, size);
  return (
    <svg
      className="go-board"
      viewBox={`${view.x} ${view.y} ${view.width} ${view.height}`}
      fill="none"
      {...(title ? { role: 'img', 'aria-label': title } : { 'aria-hidden': true })}
    >
      <BoardLines rect={rect} size={size} coordinates={convention} />
      <Stones color="black" points={resting('black')} />
      <Stones color="white" points={resting('white')} />
      {taken && taken.points.length > 0 && (
        <g key={`taken${move?.at}`} className="go-taken">
          <Stones color={taken.color} points={taken.points.map((at) => placeOf(at, size))} />
        </g>
      )}
      {move && landed && (
        <g key={move.at + move.color} transform={`translate(${landed.x} ${landed.y})`}>
          <g className="go-landed">
            <Stones color={move.color} points={[{ x: 0, y: 0 }]} />
          </g>
        </g>
      )}
      <LastMove at={move?.at} size={size} />
      <BoardNotes size={size} marks={marks} labels={labels} stones={stonesIn(picture)} />
    </svg>
  );
});
