'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, type ReactNode } from 'react';
import type { ApiError } from '@/lib/api/api-error';
import { useErrorText } from '@/components/account/shell/use-error-text';

/** Why a form was not taken; it gets the focus, and what was typed stays. A lost connection can be tried again. */
export function FormAlert({
  error,
  onRetry,
  children,
}: {
  error: ApiError | null;
  onRetry?: () => void;
  children?: ReactNode;
}) {
  const t = useTranslations('account');
  const errorText = useErrorText();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (error) box.current?.focus();
  }, [error]);
  if (!error) return null;
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className="grid justify-items-start gap-3 rounded-card bg-danger-soft p-4 font-semibold text-danger outline-offset-2"
    >
      <p>{errorText(error)}</p>
      {children}
      {error.code === 'NETWORK' && onRetry && (
        <button type="button" className="btn btn-danger" onClick={onRetry}>
          {t('retry')}
        </button>
      )}
    </div>
  );
}
