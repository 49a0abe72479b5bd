'use client';

import { useTranslations } from 'next-intl';
import { useState, type ComponentProps } from 'react';
import { FieldFrame, type FieldNotes } from './field-frame';

type Props = ComponentProps<'input'> & FieldNotes & { inputClass?: string };

/** A text field with its label, hint and error. A password can be shown. */
export function Field({ label, hint, error, optional, className, inputClass = '', type, ...input }: Props) {
  const t = useTranslations('account');
  const [shown, setShown] = useState(false);
  const isSecret = type === 'password';
  return (
    <FieldFrame label={label} hint={hint} error={error} optional={optional} className={className}>
      {(tied) => (
        <span className="relative block">
          <input
            type={shown ? 'text' : type}
            className={`input ${isSecret ? 'pr-[5.5em]' : ''} ${inputClass}`}
            {...tied}
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
      )}
    </FieldFrame>
  );
}
