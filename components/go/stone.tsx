import type { ReactNode } from 'react';
import type { StoneColor } from '@/lib/go/position';

export type StoneProps = {
  color?: StoneColor;
  /** 20 px for bullets; else 30 px for emblems in lines. */
  small?: boolean;
  /** A figure or 'G19'. A stone without text is decoration. */
  children?: ReactNode;
  /** The text is repeated beside the stone, or the stone is a bullet: hide it from screen readers. */
  decorative?: boolean;
  className?: string;
};

/** A stone as bullet, handle, radio button or emblem of a grade. */
export function Stone({ color = 'black', small, children, decorative, className }: StoneProps) {
  const names = ['go-stone', color === 'white' && 'go-stone-white', small && 'go-stone-s', className];
  return (
    <span className={names.filter(Boolean).join(' ')} aria-hidden={decorative || !children || undefined}>
      {children}
    </span>
  );
}
