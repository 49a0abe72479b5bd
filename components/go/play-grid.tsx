import { memo, type FocusEvent, type KeyboardEvent } from 'react';
import { formatPoint, parsePoint, type StoneColor } from '@/lib/domain/position';
import { sideToPlay } from '@/lib/domain/problem';
import { pointName } from '@/lib/go/point-name';
import type { Step } from '@/lib/go/solve';
import type { BoardLabels } from './board-labels';
import type { PlayerItem } from './board-player';
import { stonesIn } from './stones';

type PlayGridProps = {
  item: PlayerItem;
  step?: Step;
  helpId: string;
  labels: BoardLabels;
  /** The point in the tab order; the middle one until a point was focused. */
  active?: string;
  onActive: (at: string) => void;
};

const steps: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  Home: [-19, 0],
  End: [19, 0],
  PageUp: [0, -19],
  PageDown: [0, 19],
};

/**
 * The intersections, laid over the picture as a grid of cells: arrow keys and swipes both find them, each says its
 * name and its stone, and together they cover the board, so that a tap always falls to the nearest point. A press is the board's.
 */
export const PlayGrid = memo(function PlayGrid(props: PlayGridProps) {
  const { item, step, helpId, labels, onActive } = props;
  const { problem, rect, view, title, middle } = item;
  const stones = stonesIn(step ?? problem.position);
  // A point shows it under the pointer; nothing while nobody may play.
  const turn = (step?.status ?? 'play') === 'play' ? sideToPlay(problem) : undefined;
  const active = props.active ?? middle;
  const { size } = problem.position;
  const columns = rect.right - rect.left + 1;
  const rows = rect.bottom - rect.top + 1;
  const percent = (part: number, whole: number) => `${(100 * part) / whole}%`;

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const by = steps[event.key];
    const from = parsePoint(active, size);
    if (event.key === 'Enter' || event.key === ' ')
      event.currentTarget.querySelector<HTMLElement>(`[data-at="${active}"]`)?.click();
    else if (by && from && !event.ctrlKey && !event.metaKey && !event.altKey) {
      const x = Math.min(rect.right, Math.max(rect.left, from.x + by[0]));
      const y = Math.min(rect.bottom, Math.max(rect.top, from.y + by[1]));
      event.currentTarget.querySelector<HTMLElement>(`[data-at="${formatPoint({ x, y }, size)}"]`)?.focus();
    } else return;
    event.preventDefault();
  };

  const onFocus = ({ target }: FocusEvent) => {
    const at = target.getAttribute('data-at');
    if (at) onActive(at);
  };

  return (
    <div
      role="grid"
      aria-label={title}
      aria-describedby={helpId}
      className="go-play-grid absolute flex cursor-pointer flex-col"
      data-turn={turn}
      onKeyDown={onKeyDown}
      onFocus={onFocus}
      style={{
        left: percent(rect.left - 0.5 - view.x, view.width),
        top: percent(rect.top - 0.5 - view.y, view.height),
        width: percent(columns, view.width),
        height: percent(rows, view.height),
      }}
    >
      {Array.from({ length: rows }, (_, row) => (
        <div role="row" className="flex flex-1" key={row}>
          {Array.from({ length: columns }, (_, column) => {
            const [x, y] = [rect.left + column, rect.top + row];
            const at = formatPoint({ x, y }, size);
            const stone = stones.get(at);
            return (
              <Point
                key={at}
                x={x}
                y={y}
                size={size}
                stone={stone}
                labels={labels}
                isTabStop={at === active}
                isClosed={Boolean(stone) || !turn}
              />
            );
          })}
        </div>
      ))}
    </div>
  );
});

type PointProps = {
  x: number;
  y: number;
  size: number;
  stone: StoneColor | undefined;
  labels: BoardLabels;
  isTabStop: boolean;
  isClosed: boolean;
};

/** A move changes a few of them; the others are left alone. */
const Point = memo(function Point({ x, y, size, stone, labels, isTabStop, isClosed }: PointProps) {
  const point = { x, y };
  const text = stone === 'black' ? labels.pointBlack : stone ? labels.pointWhite : labels.pointEmpty;
  return (
    <div
      role="gridcell"
      className="go-point"
      data-at={formatPoint(point, size)}
      tabIndex={isTabStop ? 0 : -1}
      aria-label={text.replace('{point}', pointName(point, size, labels.convention))}
      aria-disabled={isClosed || undefined}
    />
  );
});
