import {
  contains,
  cropOf,
  formatPoint,
  opponentOf,
  parsePoint,
  parsePoints,
  splitPoints,
  type Point,
  type Position,
  type Rect,
  type StoneColor,
} from '@/lib/domain/position';
import { columnName, rowName, type Convention } from '@/lib/go/point-name';
import { edgePath, gridPath, starPath, stonePath, viewOf, type View } from './board-geometry';
import { sharedGrids } from './shared-grids';

export type BoardProps = {
  position: Position;
  /** What a screen reader says of the picture, in the page's language. Without it the board is decoration. */
  title?: string;
  /** Coordinates around the board, in the reader's convention (lib/go/point-name). */
  coordinates?: Convention;
  /** Moves from the position on, in turn, drawn as numbered stones: a diagram of a line of play. */
  moves?: readonly string[];
  /** Stones that have just landed, in the order they were played: these are drawn apart and move. */
  landed?: readonly { at: string; color: StoneColor }[];
  /** Stones that have just been taken off: they fade, those of the side to play after the answer has landed. */
  taken?: { black: readonly string[]; white: readonly string[] };
  /** Another view than the position's crop gives, in board units: used by covers. */
  view?: View;
  className?: string;
};

/**
 * A Go diagram as SVG, on the server or in the browser. Any size from 5 to 19, whole or cropped.
 * Needs `BoardDefs` on the page and board.css.
 */
export function Board({ position, title, coordinates, moves, landed, taken, view, className }: BoardProps) {
  const { size, toPlay = 'black' } = position;
  const rect = cropOf(position);
  const { x, y, width, height } = view ?? viewOf(position, coordinates);
  const shown = view ? seenIn(view, size) : rect;
  const inside = (points: Point[]) => points.filter((point) => contains(grow(shown), point));
  const moving = new Set([...(landed ?? []).map(({ at }) => at), ...(moves ?? [])]);
  const resting = (color: StoneColor) =>
    inside(parsePoints(position[color], size)).filter((point) => !moving.has(formatPoint(point, size)));
  const black = new Set(splitPoints(position.black));
  // A point played twice (a recapture) keeps its first number, as in print.
  const numbered = (moves ?? [])
    .map((at, i) => ({ at, color: i % 2 ? opponentOf(toPlay) : toPlay, text: String(i + 1) }))
    .filter(({ at }, i, all) => all.findIndex((move) => move.at === at) === i);
  for (const { at, color } of numbered) if (color === 'black') black.add(at);
  const occupied = new Set([...black, ...splitPoints(position.white), ...numbered.map(({ at }) => at)]);
  const place = (at: string) => parsePoint(at, size) ?? { x: -9, y: -9 };

  return (
    <svg
      className={className ? `go-board ${className}` : 'go-board'}
      viewBox={`${x} ${y} ${width} ${height}`}
      fill="none"
      {...(title ? { role: 'img', 'aria-label': title } : { 'aria-hidden': true })}
    >
      <Lines rect={rect} size={size} whole={!coordinates} />
      {coordinates && <Coordinates rect={rect} size={size} convention={coordinates} />}
      <Stones color="black" points={resting('black')} />
      <Stones color="white" points={resting('white')} />
      {taken && (
        <>
          <g className="go-taken">
            <Stones color={opponentOf(toPlay)} points={taken[opponentOf(toPlay)].map(place)} />
          </g>
          <g className="go-taken go-later">
            <Stones color={toPlay} points={taken[toPlay].map(place)} />
          </g>
        </>
      )}
      {landed?.map(({ at, color }, i) => {
        const point = place(at);
        return (
          <g key={`${i}${at}${color}`} transform={`translate(${point.x} ${point.y})`}>
            <g className={i ? 'go-landed go-later' : 'go-landed'}>
              <Stones color={color} points={[{ x: 0, y: 0 }]} />
            </g>
          </g>
        );
      })}
      {numbered.map(({ at, color }) => (
        <Stones key={at + color} color={color} points={[place(at)]} />
      ))}
      {position.last && (
        <use href="#go-last" {...place(position.last)} className={landed && landed.length > 1 ? 'go-appear' : undefined} />
      )}
      {position.ghost && <use href={toPlay === 'white' ? '#go-gw' : '#go-gb'} {...place(position.ghost)} />}
      {position.marks?.map(({ at, kind }) => (
        <use key={at} href={`#go-${kind}`} {...place(at)} className={black.has(at) ? 'go-mark go-on-black' : 'go-mark'} />
      ))}
      {[...(position.labels ?? []), ...numbered].map(({ at, text }) => {
        const point = place(at);
        return (
          <g key={at}>
            {!occupied.has(at) && <use href="#go-patch" {...point} />}
            <text x={point.x} y={point.y} className={black.has(at) ? 'go-label go-on-black' : 'go-label'}>
              {text}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

/** The lines and stars. Whole grids of the usual sizes are shared: the view crops them. */
function Lines({ rect, size, whole }: { rect: Rect; size: number; whole: boolean }) {
  const isWhole = rect.left === 0 && rect.top === 0 && rect.right === size - 1 && rect.bottom === size - 1;
  if ((whole || isWhole) && sharedGrids.includes(size)) return <use href={`#go-${size}`} />;
  const drawn = whole ? { left: 0, top: 0, right: size - 1, bottom: size - 1 } : rect;
  const edge = edgePath(drawn, size);
  const stars = starPath(drawn, size);
  return (
    <>
      <path className="go-line" d={gridPath(drawn, size)} />
      {edge && <path className="go-edge" d={edge} />}
      {stars && <path className="go-star" d={stars} />}
    </>
  );
}

/** All stones of a colour: one path, a marker at each vertex. */
function Stones({ color, points }: { color: StoneColor; points: readonly Point[] }) {
  if (!points.length) return null;
  const marker = color === 'black' ? 'url(#go-mk)' : 'url(#go-mw)';
  return <path d={stonePath(points)} markerStart={marker} markerMid={marker} />;
}

function Coordinates({ rect, size, convention }: { rect: Rect; size: number; convention: Convention }) {
  const columns = Array.from({ length: rect.right - rect.left + 1 }, (_, i) => rect.left + i);
  const rows = Array.from({ length: rect.bottom - rect.top + 1 }, (_, i) => rect.top + i);
  const across = convention === 'kanji' ? rect.top - 0.94 : rect.bottom + 0.94;
  const beside = convention === 'kanji' ? rect.right + 0.94 : rect.left - 0.94;
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

/** The points a view shows, if only in part. */
function seenIn(view: View, size: number): Rect {
  return {
    left: Math.max(0, Math.ceil(view.x)),
    top: Math.max(0, Math.ceil(view.y)),
    right: Math.min(size - 1, Math.floor(view.x + view.width)),
    bottom: Math.min(size - 1, Math.floor(view.y + view.height)),
  };
}

/** A stone just outside still shows its rim. */
function grow({ left, top, right, bottom }: Rect): Rect {
  return { left: left - 1, top: top - 1, right: right + 1, bottom: bottom + 1 };
}
