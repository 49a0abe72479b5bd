'use client';

import { useTranslations } from 'next-intl';
import { useId, useState, type ComponentProps, type ReactNode } from 'react';

type Props = ComponentProps<'input'> & { label: ReactNode; hint?: ReactNode; error?: ReactNode };

/** A password that can be shown; password managers and paste work as everywhere. */
export function PasswordField({ label, hint, error, ...input }: Props) {
  const t = useTranslations('account');
  const [shown, setShown] = useState(false);
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-[15px] font-semibold">
        {label}
      </label>
      <span className="relative block">
        <input
          id={id}
          type={shown ? 'text' : 'password'}
          className="input pr-[5.5em]"
          autoCapitalize="none"
          spellCheck={false}
          aria-describedby={described}
          aria-invalid={error ? true : undefined}
          {...input}
        />
        <button
          type="button"
          aria-pressed={shown}
          aria-label={t('showPassword')}
          onClick={() => setShown(!shown)}
          className="absolute inset-y-1 right-1 min-w-11 cursor-pointer rounded-[10px] px-3 text-sm font-semibold text-ink-2 hover:bg-paper-2"
        >
          {t(shown ? 'hide' : 'show')}
        </button>
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
