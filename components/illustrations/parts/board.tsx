import { paint } from '../palette';
import { Stone } from './stones';
import { n, quad, seen, type View } from './view';

type Props = {
  view: View;
  lines: number;
  /** Points as in a game record: 'cdde' is c4 and d5 counted from the far left corner. */
  black?: string;
  white?: string;
  thick?: number;
  /** Part of the board from its edge to the first line. */
  margin?: number;
  /** Where the board folds: a seam from left to right. */
  seam?: boolean;
};

const placesOf = (points: string) =>
  (points.match(/../g) ?? []).map((pair) => [pair.charCodeAt(0) - 97, pair.charCodeAt(1) - 97] as const);
const stars: Record<number, number[]> = { 9: [2, 4, 6], 13: [3, 6, 9], 19: [3, 9, 15] };

/** A board on a table, or on a wall where `thick` is 0: its lines run together with distance, and its stones lie flat. */
export function Board({ view, lines, black = '', white = '', thick = 12, margin = 0.06, seam }: Props) {
  const at = (index: number) => margin + (index / (lines - 1)) * (1 - 2 * margin);
  const point = (column: number, row: number) => seen(view, at(column), at(row));
  const grid = Array.from({ length: lines }, (_, index) => {
    const [left, right, far, near] = [
      point(0, index),
      point(lines - 1, index),
      point(index, 0),
      point(index, lines - 1),
    ];
    return `M${left.x} ${left.y}L${right.x} ${right.y}M${far.x} ${far.y}L${near.x} ${near.y}`;
  }).join('');
  const [left, right] = [seen(view, 0, 1), seen(view, 1, 1)];
  const slant = (view.near[1] - view.far[1]) / ((view.near[2] + view.far[2]) / 2);
  const placed = [
    ...placesOf(black).map((p) => ({ p, white: false })),
    ...placesOf(white).map((p) => ({ p, white: true })),
  ]
    .map(({ p: [column, row], white: isWhite }) => ({ ...point(column, row), isWhite }))
    .sort((a, b) => a.y - b.y);
  const cell = (width: number) => (width * (1 - 2 * margin)) / (lines - 1);
  return (
    <>
      {thick > 0 && (
        <>
          <path
            d={`M${left.x - 4} ${left.y + thick}L${right.x + 12} ${right.y + thick}l-6 9H${left.x + 8}z`}
            fill={paint.shadow}
            opacity=".22"
          />
          <path
            d={`M${left.x} ${left.y}H${right.x}v${thick}H${left.x}z`}
            fill={paint.side}
            stroke={paint.side}
            strokeWidth="4"
            strokeLinejoin="round"
          />
        </>
      )}
      <path d={quad(view)} fill="url(#il-wood)" stroke="url(#il-wood)" strokeWidth="4" strokeLinejoin="round" />
      {thick > 0 && <path d={`M${left.x} ${left.y + 1}H${right.x}`} stroke="#fff" strokeOpacity=".3" strokeWidth="2" />}
      <path
        d={grid}
        stroke={paint.line}
        strokeWidth={n(Math.min(1.6, cell(view.near[2]) / 9))}
        strokeOpacity=".75"
        strokeLinecap="square"
        fill="none"
      />
      {seam && <path d={quad(view, 0, 0.5, 1, 0.5)} stroke={paint.side} strokeWidth="2" />}
      {(stars[lines] ?? []).flatMap((column) =>
        (stars[lines] ?? []).map((row) => {
          const { x, y, width } = point(column, row);
          return (
            <ellipse
              key={`${column} ${row}`}
              cx={x}
              cy={y}
              rx={n(cell(width) / 9)}
              ry={n((cell(width) / 9) * Math.min(1, slant))}
              fill={paint.line}
            />
          );
        }),
      )}
      {placed.map(({ x, y, width, isWhite }) => (
        <Stone
          key={`${x} ${y}`}
          x={x}
          y={thick > 0 ? y - cell(width) * 0.08 : y}
          r={cell(width) * 0.46}
          flat={Math.min(1, slant * 1.15)}
          white={isWhite}
        />
      ))}
    </>
  );
}
