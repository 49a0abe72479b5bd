import type { CSSProperties } from 'react';
import { Stone } from '@/components/go/stone';
import { strongestGrade, weakestGrade } from '@/lib/kernel/grades';
import type { ListTexts } from './read-list-texts';

type Ends = { from: number; to: number };
type Props = Ends & { texts: ListTexts; onMove: (ends: Ends) => void; onSettle: () => void };

/** Two native range inputs over one track, with stones as handles. Weak grades (high numbers) stand left, so both run right to left. */
export function GradeRange({ texts, from, to, onMove, onSettle }: Props) {
  // A handle stops at the other one.
  const ends = [
    { end: 'from', label: texts.gradeFrom, value: from, ends: (value: number) => ({ from: Math.max(value, to), to }) },
    { end: 'to', label: texts.gradeTo, value: to, ends: (value: number) => ({ from, to: Math.min(value, from) }) },
  ] as const;
  const places = { '--from': weakestGrade - from, '--to': weakestGrade - to } as CSSProperties;
  return (
    <fieldset>
      <legend className="mb-2 font-bold">{texts.grade}</legend>
      <div className="grade-range" data-range={from < 10 ? 'low' : 'high'} style={places}>
        {ends.map(({ end, label, value, ends: moved }) => (
          <input
            key={end}
            type="range"
            name={end}
            toolparamdescription={label}
            dir="rtl"
            min={strongestGrade}
            max={weakestGrade}
            value={value}
            data-end={end}
            aria-label={label}
            aria-valuetext={`G${value}`}
            autoComplete="off"
            onChange={(event) => onMove(moved(Number(event.target.value)))}
            onPointerUp={onSettle}
            onKeyUp={onSettle}
            onBlur={onSettle}
          />
        ))}
        {ends.map(({ end, value }) => (
          <Stone key={end} className="grade-handle" color={end === 'to' ? 'white' : 'black'} decorative>
            {`G${value}`}
          </Stone>
        ))}
      </div>
    </fieldset>
  );
}
