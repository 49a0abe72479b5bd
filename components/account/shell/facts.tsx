type Props = { facts: [label: string, value: string | false | undefined][]; className?: string };

/** Labels with what they stand for; those without a value are left out. */
export function Facts({ facts, className = '' }: Props) {
  return (
    <dl className={`grid gap-1.5 text-sm ${className}`}>
      {facts.map(
        ([label, value]) =>
          value && (
            <div key={label} className="flex justify-between gap-4">
              <dt className="shrink-0 text-ink-2">{label}</dt>
              <dd className="text-right font-semibold break-all">{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
