import { memo, startTransition, type FocusEvent, type KeyboardEvent } from 'react';
import { formatPoint, parsePoint, type Rect, type StoneColor } from '@/lib/go/position';
import type { View } from './board-geometry';

type PointGridProps = {
  size: number;
  rect: Rect;
  view: View;
  title: string;
  helpId: string;
  /** The name of a point, with its stone. */
  nameOf: (at: string) => string;
  /** Whether a point cannot be pressed. */
  isClosed?: (at: string) => boolean;
  /** The color of the stone that a point shows under the pointer. */
  turn?: StoneColor;
  /** The point in the tab order. */
  active: string;
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
 * The intersections, laid over the picture as a grid of cells: arrow keys and screen reader swipes reach them, each has its
 * name and its stone as label, and together they cover the board, so that a tap always hits the nearest point. The board handles presses.
 */
export function PointGrid(props: PointGridProps) {
  const { size, rect, view, title, helpId, nameOf, isClosed, turn, active, onActive } = props;
  const columns = rect.right - rect.left + 1;
  const rows = rect.bottom - rect.top + 1;
  const percent = (part: number, whole: number) => `${(100 * part) / whole}%`;

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const by = steps[event.key];
    const cell = event.target as HTMLElement;
    const from = parsePoint(cell.dataset.at ?? '', size);
    if (event.key === 'Enter' || event.key === ' ') cell.click();
    else if (by && from && !event.ctrlKey && !event.metaKey && !event.altKey) {
      const x = Math.min(rect.right, Math.max(rect.left, from.x + by[0]));
      const y = Math.min(rect.bottom, Math.max(rect.top, from.y + by[1]));
      event.currentTarget.querySelector<HTMLElement>(`[data-at="${formatPoint({ x, y }, size)}"]`)?.focus();
    } else return;
    event.preventDefault();
  };

  const onFocus = ({ target }: FocusEvent) => {
    const at = target.getAttribute('data-at');
    // The tab stop is not urgent: the press is painted first.
    if (at) startTransition(() => onActive(at));
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
            const at = formatPoint({ x: rect.left + column, y: rect.top + row }, size);
            return (
              <Cell key={at} at={at} name={nameOf(at)} isTabStop={at === active} isClosed={isClosed?.(at) ?? false} />
            );
          })}
        </div>
      ))}
    </div>
  );
}

type CellProps = { at: string; name: string; isTabStop: boolean; isClosed: boolean };

/** Memoized: a move changes only a few of them. */
const Cell = memo(function Cell({ at, name, isTabStop, isClosed }: CellProps) {
  return (
    <div
      role="gridcell"
      className="go-point"
      data-at={at}
      tabIndex={isTabStop ? 0 : -1}
      aria-label={name}
      aria-disabled={isClosed || undefined}
    />
  );
});
