import type { ReactNode } from 'react';

type Props = { facts: [label: string, value: ReactNode][]; className?: string };

/** Labels with their values; those without a value are left out. */
export function Facts({ facts, className = '' }: Props) {
  return (
    <dl className={`grid gap-1.5 text-sm ${className}`}>
      {facts.map(
        ([label, value]) =>
          value && (
            <div key={label} className="flex flex-wrap justify-between gap-x-4">
              <dt className="max-w-3/5 shrink-0 text-ink-2">{label}</dt>
              {/* A value that does not fit beside its label is placed below it; one that is longer than a line may break anywhere. */}
              <dd className="ml-auto min-w-0 text-right font-semibold wrap-anywhere">{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
