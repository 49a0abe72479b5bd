import type { MouseEvent } from 'react';
import { formatPoint } from '@/lib/go/position';
import type { PlayerItem } from '../playable-item';

/** Points below this width, in pixels, are hard to hit. */
const smallPoint = 32;

/** The pressed point of a board, and whether a finger pressed it that is wider than the points. A press on the rim counts for the nearest point. */
export function pressOf(
  event: MouseEvent<HTMLElement>,
  { view, rect, problem }: Pick<PlayerItem, 'view' | 'rect' | 'problem'>,
): { at: string; isHard: boolean } {
  const cell = event.target instanceof Element ? event.target.closest('[data-at]') : null;
  const at = cell?.getAttribute('data-at');
  if (cell && at) return { at, isHard: isFinger(event) && cell.getBoundingClientRect().width < smallPoint };
  const box = event.currentTarget.getBoundingClientRect();
  const x = Math.round(view.x + (view.width * (event.clientX - box.left)) / box.width);
  const y = Math.round(view.y + (view.height * (event.clientY - box.top)) / box.height);
  const within = (n: number, low: number, high: number) => Math.min(high, Math.max(low, n));
  const nearest = { x: within(x, rect.left, rect.right), y: within(y, rect.top, rect.bottom) };
  return { at: formatPoint(nearest, problem.position.size), isHard: false };
}

/** Clicks by the keyboard have `detail` 0. */
function isFinger({ detail, nativeEvent }: MouseEvent): boolean {
  const { pointerType } = nativeEvent as Partial<PointerEvent>;
  return detail > 0 && (pointerType ? pointerType !== 'mouse' : matchMedia('(pointer: coarse)').matches);
}
