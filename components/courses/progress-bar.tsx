type Props = { label: string; part: number; whole: number };

/** How much is done, as text and as a bar. */
export function ProgressBar({ label, part, whole }: Props) {
  return (
    <div className="grid gap-1">
      <span className="text-sm text-ink-2">{label}</span>
      <span aria-hidden="true" className="learn-progress">
        <span style={{ width: `${whole > 0 ? Math.round((100 * part) / whole) : 0}%` }} />
      </span>
    </div>
  );
}
