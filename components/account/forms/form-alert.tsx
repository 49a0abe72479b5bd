'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { useErrorText } from '@/components/account/shell/use-error-text';
import { Button } from '@/components/ui/button';
import type { ApiError } from '@/lib/api/api-error';

/** Why something was not taken; it gets the focus, and what was typed stays. A lost connection can be tried again. */
export function FormAlert({ error, onRetry }: { error: ApiError | null; onRetry: () => void }) {
  const t = useTranslations('account');
  const errorText = useErrorText();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), [error]);
  if (!error) return null;
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className="grid justify-items-start gap-3 rounded-card bg-danger-soft p-4 font-semibold text-danger outline-offset-2"
    >
      <p>{errorText(error)}</p>
      {error.code === 'NETWORK' && (
        <Button kind="danger" onClick={onRetry}>
          {t('retry')}
        </Button>
      )}
    </div>
  );
}
