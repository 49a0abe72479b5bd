import type { ReactNode } from 'react';

/** A picture of an empty corner of the board, what is missing, and what to do about it. */
export function EmptyState({ title, children }: { title: ReactNode; children?: ReactNode }) {
  return (
    <div className="grid justify-items-center gap-3 rounded-card border border-dashed border-line bg-paper px-6 py-14 text-center">
      <svg viewBox="0 0 96 72" aria-hidden="true" className="w-24 text-control">
        <path
          d="M12 12v60M32 12v60M52 12v60M72 12v60M12 12h84M12 32h84M12 52h84"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.5"
          opacity=".6"
        />
        <circle
          cx="52"
          cy="32"
          r="13"
          fill="none"
          stroke="var(--color-orange-500)"
          strokeWidth="2"
          strokeDasharray="5 4"
        />
      </svg>
      <p className="text-lg font-bold">{title}</p>
      {children && <div className="prose-width text-ink-2">{children}</div>}
    </div>
  );
}
