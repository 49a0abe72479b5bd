import type { ReactNode } from 'react';

type Props = { facts: [label: string, value: ReactNode][]; className?: string };

/** Labels with what they stand for; those without a value are left out. */
export function Facts({ facts, className = '' }: Props) {
  return (
    <dl className={`grid gap-1.5 text-sm ${className}`}>
      {facts.map(
        ([label, value]) =>
          value && (
            <div key={label} className="flex justify-between gap-4">
              <dt className="max-w-3/5 shrink-0 text-ink-2">{label}</dt>
              {/* Words stay whole; an address or a number too long for its line may break anywhere. */}
              <dd className="min-w-0 text-right font-semibold wrap-anywhere">{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
