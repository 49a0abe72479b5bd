import { strongestGrade, weakestGrade } from '@/lib/domain/grades';

/** Two native range inputs over one track, with stones as handles. Weak grades stand left, so both run right to left. */
export function GradeRange({ legend, from, to }: { legend: string; from: string; to: string }) {
  const ends = [
    { end: 'from', label: from, value: weakestGrade },
    { end: 'to', label: to, value: strongestGrade },
  ] as const;
  return (
    <fieldset>
      <legend className="mb-2 font-bold">{legend}</legend>
      <div className="grade-range" data-range="high" suppressHydrationWarning>
        {ends.map(({ end, label, value }) => (
          <input
            key={end}
            type="range"
            dir="rtl"
            min={strongestGrade}
            max={weakestGrade}
            defaultValue={value}
            data-end={end}
            aria-label={label}
            aria-valuetext={`G${value}`}
            autoComplete="off"
            suppressHydrationWarning
          />
        ))}
        {ends.map(({ end, value }) => (
          <span key={end} className={`grade-handle grade-handle-${end}`}>
            <span
              data-stone={end}
              suppressHydrationWarning
              aria-hidden="true"
              className={`go-stone ${end === 'to' ? 'go-stone-white' : ''}`}
            >
              {`G${value}`}
            </span>
          </span>
        ))}
      </div>
    </fieldset>
  );
}
