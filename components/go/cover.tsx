import type { ReactNode } from 'react';
import type { Position } from '@/lib/go/position';
import { Board } from './board';
import { coverPicture } from './cover-crop';

/** Width to height. */
const shape = 1.6;

/**
 * The picture of a product: the key part of its position, and in its lower left a label (a stone and a grade range), which does
 * not hide the key stones. Decorative: the card names the product.
 */
export function Cover({ position, children }: { position: Position; children?: ReactNode }) {
  return (
    <span className="go-cover">
      <Board {...coverPicture(position, shape, Boolean(children))} />
      {children && <span className="go-cover-label">{children}</span>}
    </span>
  );
}
