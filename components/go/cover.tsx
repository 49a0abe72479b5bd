import type { ReactNode } from 'react';
import type { Position } from '@/lib/domain/position';
import { Board } from './board';
import { coverPicture } from './cover-crop';

export type CoverProps = {
  position: Position;
  /** Width to height of the picture. */
  ratio?: number;
  /** What a screen reader says; covers are decoration when the card names the product. */
  title?: string;
  /** The label in the lower left: a stone and a grade range. The crop keeps the telling stones clear of it. */
  children?: ReactNode;
  className?: string;
};

/** The picture of a product: the telling part of its position, with a label. */
export function Cover({ position, ratio = 1.6, title, children, className }: CoverProps) {
  return (
    <span className={className ? `go-cover ${className}` : 'go-cover'}>
      <Board {...coverPicture(position, ratio)} title={title} />
      {children && <span className="go-cover-label">{children}</span>}
    </span>
  );
}
