'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, type Ref } from 'react';
import { useErrorText } from '@/components/account/shell/use-error-text';
import { Button } from '@/components/ui/button';
import type { ApiError } from '@/lib/api/api-error';

/** Why a form or a button's work was not taken; it gets the focus, and what was typed stays. A lost connection can be tried again. */
export function FormAlert({ error, onRetry }: { error: ApiError | null; onRetry: () => void }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), [error]);
  return error && <Refusal ref={box} error={error} onRetry={error.code === 'NETWORK' ? onRetry : null} />;
}

type Props = { ref?: Ref<HTMLDivElement>; error: unknown; onRetry: (() => void) | null };

export function Refusal({ ref, error, onRetry }: Props) {
  const t = useTranslations('account');
  const errorText = useErrorText();
  return (
    <div
      ref={ref}
      role="alert"
      tabIndex={-1}
      className="grid justify-items-start gap-3 rounded-card bg-danger-soft p-4 font-semibold text-danger outline-offset-2"
    >
      <p>{errorText(error)}</p>
      {onRetry && (
        <Button kind="danger" onClick={onRetry}>
          {t('retry')}
        </Button>
      )}
    </div>
  );
}
