import { useId, type ComponentProps, type ReactNode } from 'react';

type Props = ComponentProps<'input'> & {
  label: ReactNode;
  /** Stays visible, unlike a placeholder. */
  hint?: ReactNode;
  /** Says what is wrong and what to do. */
  error?: ReactNode;
  /** Said after the label of a field that may stay empty. */
  optional?: ReactNode;
  inputClass?: string;
  /** Stands inside the field, at its end. */
  children?: ReactNode;
};

/** A text field with its label, hint and error tied together for every reader. */
export function Field({ label, hint, error, optional, className = '', inputClass = '', children, ...input }: Props) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
  return (
    <div className={`grid gap-1.5 ${className}`}>
      <label htmlFor={id} className="text-[15px] font-semibold">
        {label}
        {optional && <span className="ml-2 text-sm font-normal text-ink-2">{optional}</span>}
      </label>
      <span className="relative block">
        <input
          id={id}
          className={`input ${inputClass}`}
          aria-describedby={described}
          aria-invalid={error ? true : undefined}
          {...input}
        />
        {children}
      </span>
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
