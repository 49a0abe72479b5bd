'use client';

import { useTranslations } from 'next-intl';
import type { FieldError } from 'react-hook-form';

/** What is wrong with a field and what to do: the words of the server's code, else the field's own rule. */
export function useFieldError(): (name: string, error: FieldError | undefined) => string | undefined {
  const t = useTranslations('account.invalid');
  const errors = useTranslations('errors');
  return (name, error) => {
    if (!error) return undefined;
    if (errors.has(error.type)) return errors(error.type, { minutes: 15, reason: error.message || 'other' });
    return t(t.has(name) ? name : 'required');
  };
}
