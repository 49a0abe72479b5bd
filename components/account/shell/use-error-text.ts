'use client';

import { useTranslations } from 'next-intl';
import { asApiError } from '@/lib/api/api-error';

/** The words for a stable error code; an unknown one says that something went wrong. */
export function useErrorText(): (error: unknown) => string {
  const t = useTranslations('errors');
  return (error) => {
    const { code, details } = asApiError(error);
    return t(t.has(code) ? code : 'INTERNAL', { reason: details.reason ?? 'other' });
  };
}
