import { useId, type ComponentProps } from 'react';

type Props = ComponentProps<'textarea'> & { label: string; hint?: string; error?: string | undefined };

/** Some lines of text, with what belongs to them tied together for every reader. */
export function TextArea({ label, hint, error, ...area }: Props) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-[15px] font-semibold">
        {label}
      </label>
      <textarea
        id={id}
        rows={6}
        className="input h-auto resize-y py-3 leading-relaxed"
        aria-describedby={described}
        aria-invalid={error ? true : undefined}
        {...area}
      />
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
