import type { Rect } from '@/lib/go/position';
import { columnName, rowName, type Convention } from '@/lib/go/point-name';
import { edgePath, gridPath, sharedGrids, starPath } from './board-geometry';

type BoardLinesProps = {
  /** The part shown; with coordinates only its lines are drawn, otherwise the view crops the whole grid. */
  rect: Rect;
  size: number;
  coordinates?: Convention;
};

/** Lines, outline, star points and coordinates: all parts of a board that moves do not change. */
export function BoardLines({ rect, size, coordinates }: BoardLinesProps) {
  const whole = { left: 0, top: 0, right: size - 1, bottom: size - 1 };
  const drawn = coordinates ? rect : whole;
  const isWhole = drawn.right - drawn.left === size - 1 && drawn.bottom - drawn.top === size - 1;
  const edge = edgePath(drawn, size);
  const stars = starPath(drawn, size);
  return (
    <>
      {isWhole && sharedGrids.includes(size) ? (
        <use href={`#go-${size}`} />
      ) : (
        <>
          <path className="go-line" d={gridPath(drawn, size)} />
          {edge && <path className="go-edge" d={edge} />}
          {stars && <path className="go-star" d={stars} />}
        </>
      )}
      {coordinates && <Coordinates rect={rect} size={size} convention={coordinates} />}
    </>
  );
}

/** Distance of the coordinates from the outermost line, in board units. */
const away = 0.94;

function Coordinates({ rect, size, convention }: { rect: Rect; size: number; convention: Convention }) {
  const columns = Array.from({ length: rect.right - rect.left + 1 }, (_, i) => rect.left + i);
  const rows = Array.from({ length: rect.bottom - rect.top + 1 }, (_, i) => rect.top + i);
  const across = convention === 'kanji' ? rect.top - away : rect.bottom + away;
  const beside = convention === 'kanji' ? rect.right + away : rect.left - away;
  return (
    <g className="go-coordinates">
      {columns.map((x) => (
        <text key={`c${x}`} x={x} y={across}>
          {columnName(x, convention)}
        </text>
      ))}
      {rows.map((y) => (
        <text key={`r${y}`} x={beside} y={y}>
          {rowName(y, size, convention)}
        </text>
      ))}
    </g>
  );
}
