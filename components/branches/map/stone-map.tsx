import type { CSSProperties, ReactNode } from 'react';
import { Stone } from '@/components/go/stone';
import type { StoneColor } from '@/lib/go/position';
import type { Label, Point, Size } from '@/lib/branches/map';

export type MapStone = {
  id: string;
  /** The target on the page. */
  href: string;
  name: string;
  /** Read after the name. */
  note?: string;
  /** The number on the stone. */
  figure: string;
  color: StoneColor;
  /** The place, and the position of its stone, which moves aside where two would overlap. */
  place: Point;
  stone: Point;
  /** Absent: its name stands in the list beside the map. */
  label?: Label;
};
export type Drawing = {
  size: Size;
  /** Land, and the lines of the board, as paths. */
  land?: string;
  grid: string;
  stones: MapStone[];
};

type Props = {
  drawing: Drawing;
  /** The picture's label; `children` below it give the size of a square. */
  title: string;
  children?: ReactNode;
  /** Ids whose stones are links; the rest are only marked. Absent: all. */
  shown?: ReadonlySet<string> | undefined;
  className?: string;
};

const percent = ({ x, y }: Point, { width, height }: Size) =>
  ({ left: `${((x / width) * 100).toFixed(2)}%`, top: `${((y / height) * 100).toFixed(2)}%` }) satisfies CSSProperties;

/** A map as a board: lines a round distance apart, branches as stones that lead to their entry in the list. */
export function StoneMap({ drawing: { size, land, grid, stones }, title, shown, className = '', children }: Props) {
  const { width, height } = size;
  const isShown = ({ id }: MapStone) => shown?.has(id) ?? true;
  const leaders = stones
    .filter(({ place, stone }) => Math.hypot(place.x - stone.x, place.y - stone.y) > 3)
    .map(({ place, stone }) => `M${round(place)}L${round(stone)}`)
    .join('');
  return (
    <figure className={className}>
      <div className="stone-map">
        <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={title} className="go-board block">
          <path className="map-lines" d={grid} />
          {land && <path className="map-land" d={land} />}
          <rect className="map-edge" x="8" y="8" width={width - 16} height={height - 16} />
          {leaders && <path className="map-leader" d={leaders} />}
          {stones.map(({ id, place }) => (
            <circle key={id} className="map-place" cx={place.x.toFixed(1)} cy={place.y.toFixed(1)} r="3" />
          ))}
        </svg>
        <ul>
          {stones.filter(isShown).map(({ id, href, name, note, figure, color, stone, label }) => (
            <li key={id} style={percent(stone, size)}>
              <a href={href} className="map-stone">
                <Stone color={color} decorative>
                  {figure}
                </Stone>
                <span
                  className={label ? 'map-name' : 'sr-only'}
                  data-anchor={label?.anchor}
                  style={label && { translate: `0 ${Math.round(label.y - stone.y)}px` }}
                >
                  {name}
                </span>
                {note && <span className="sr-only">{note}</span>}
              </a>
            </li>
          ))}
        </ul>
      </div>
      {children && <figcaption className="mt-2 text-[13px] text-ink-3">{children}</figcaption>}
    </figure>
  );
}

const round = ({ x, y }: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`;
