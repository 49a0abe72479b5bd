'use client';

import { useTranslations } from 'next-intl';
import { useId, useState, type ComponentProps } from 'react';

type Props = ComponentProps<'input'> & {
  label: string;
  hint?: string | false;
  /** Says what is wrong and what to do. */
  error?: string | undefined;
  /** Said after the label of a field that may stay empty. */
  optional?: string | false;
  inputClass?: string;
};

/** A text field with its label, hint and error tied together for every reader. A password can be shown. */
export function Field({ label, hint, error, optional, className = '', inputClass = '', type, ...input }: Props) {
  const t = useTranslations('account');
  const id = useId();
  const [shown, setShown] = useState(false);
  const isSecret = type === 'password';
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
          type={shown ? 'text' : type}
          className={`input ${isSecret ? 'pr-[5.5em]' : ''} ${inputClass}`}
          aria-describedby={described}
          aria-invalid={error ? true : undefined}
          {...input}
        />
        {isSecret && (
          <button
            type="button"
            aria-pressed={shown}
            aria-label={t('showPassword')}
            onClick={() => setShown(!shown)}
            className="absolute inset-y-1 right-1 min-w-11 cursor-pointer rounded-[10px] px-3 text-sm font-semibold text-ink-2 hover:bg-paper-2"
          >
            {t(shown ? 'hide' : 'show')}
          </button>
        )}
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
