import type { CSSProperties } from 'react';
import { counted } from './wording';
import type { BranchTexts } from './read-branch-texts';

/** More than so many would be no picture any more. */
const longestRow = 16;

/** The seats of a class in words, and beside them as stones: black ones are taken. */
export function Seats({ seats, left, texts }: { seats: number; left: number; texts: BranchTexts }) {
  return (
    <span className="flex items-center gap-2">
      {seats > 0 && seats <= longestRow && (
        <span
          aria-hidden="true"
          className="seat-row"
          style={{ '--seats': seats, '--taken': seats - left } as CSSProperties}
        />
      )}
      <span className={`min-w-[4.2em] font-semibold ${left > 0 ? 'text-jade' : 'text-ink-3'}`}>
        {left > 0 ? counted(left, texts.seatsOne, texts.seatsOther) : texts.full}
      </span>
    </span>
  );
}
