import type { CSSProperties } from 'react';
import { counted } from '../wording';
import type { BranchTexts } from '../read-branch-texts';

/** Longer rows of stones are not readable. */
const maxRowLength = 16;

/** The seats of a class as stones (black: taken), then as text. One element, because a page has hundreds of them. */
export function Seats({ seats, left, texts }: { seats: number; left: number; texts: BranchTexts }) {
  const isDrawn = seats > 0 && seats <= maxRowLength;
  return (
    <span
      className={`font-semibold ${isDrawn ? 'seat-row' : ''} ${left > 0 ? 'text-jade' : 'text-ink-3'}`}
      style={isDrawn ? ({ '--seats': seats, '--taken': seats - left } as CSSProperties) : undefined}
    >
      {left > 0 ? counted(left, texts.seatsOne, texts.seatsOther) : texts.full}
    </span>
  );
}
