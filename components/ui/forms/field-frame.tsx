'use client';

import { useId, type ReactNode } from 'react';

export type FieldNotes = {
  label: string;
  hint?: string | false | undefined;
  /** Says what is wrong and what to do. */
  error?: string | undefined;
  /** Shown after the label of an optional field. */
  optional?: string | false;
};

/** The attributes that connect an input to its label, hint and error. */
type Tied = { id: string; 'aria-describedby': string | undefined; 'aria-invalid': true | undefined };
type Props = FieldNotes & { className?: string; children: (tied: Tied) => ReactNode };

/** A field's label, hint and error around it, connected for screen readers, too. */
export function FieldFrame({ label, hint, error, optional, className = '', children }: Props) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
  return (
    <div className={`grid gap-1.5 ${className}`}>
      <label htmlFor={id} className="text-[15px] font-semibold">
        {label}
        {optional && <span className="ml-2 text-sm font-normal text-ink-2">{optional}</span>}
      </label>
      {children({ id, 'aria-describedby': described, 'aria-invalid': error ? true : undefined })}
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-ink-2">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="text-sm font-semibold text-danger">
          {error}
        </p>
      )}
    </div>
  );
}
