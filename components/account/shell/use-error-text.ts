'use client';

import { useTranslations } from 'next-intl';
import { useCallback } from 'react';
import { ApiError } from '@/lib/api/api-error';

/** The words for a stable error code; an unknown one says that something went wrong. */
export function useErrorText(): (error: unknown) => string {
  const t = useTranslations('errors');
  return useCallback(
    (error) => {
      const { code, details } = asApiError(error);
      return t(t.has(code) ? code : 'INTERNAL', { minutes: minutesIn(details), reason: reasonIn(details) });
    },
    [t],
  );
}

export function asApiError(error: unknown): ApiError {
  return error instanceof ApiError ? error : new ApiError('INTERNAL', 500);
}

/** How long to wait, in whole minutes; a lock without a time is the usual quarter of an hour. */
function minutesIn(details: unknown): number {
  const seconds =
    typeof details === 'object' && details !== null && 'retryAfterSeconds' in details
      ? Number(details.retryAfterSeconds)
      : 900;
  return Math.max(1, Math.ceil(seconds / 60));
}

/** Why a password was refused; PASSWORD_WEAK has words for each reason. */
export function reasonIn(details: unknown): string {
  return typeof details === 'object' && details !== null && 'reason' in details ? String(details.reason) : 'other';
}
