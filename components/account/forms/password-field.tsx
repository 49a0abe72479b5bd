'use client';

import { useTranslations } from 'next-intl';
import { useState, type ComponentProps } from 'react';
import { Field } from '@/components/ui/field';

/** A password that can be shown; password managers and paste work as everywhere. */
export function PasswordField(props: ComponentProps<typeof Field>) {
  const t = useTranslations('account');
  const [shown, setShown] = useState(false);
  return (
    <Field
      {...props}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      inputClass="pr-[5.5em]"
    >
      <button
        type="button"
        aria-pressed={shown}
        aria-label={t('showPassword')}
        onClick={() => setShown(!shown)}
        className="absolute inset-y-1 right-1 min-w-11 cursor-pointer rounded-[10px] px-3 text-sm font-semibold text-ink-2 hover:bg-paper-2"
      >
        {t(shown ? 'hide' : 'show')}
      </button>
    </Field>
  );
}
