'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState, type Ref } from 'react';
import { Button } from '@/components/ui/button';
import { useMinimumDelay } from '@/components/ui/waiting/use-minimum-delay';
import { asApiError, type ApiError } from '@/lib/kernel/api/api-error';

/**
 * Runs an action; while it runs, further calls are ignored. `failure` is the error of the last run.
 * @param isHandled whether a failure is shown elsewhere, so that it is not set as `failure`
 */
export function useAction<Given extends unknown[]>(
  work: (...given: Given) => Promise<unknown>,
  isHandled: (failure: ApiError) => boolean = () => false,
) {
  const [failure, setFailure] = useState<ApiError | null>(null);
  const [working, setWorking] = useState(false);
  const underWay = useRef(false);
  const busy = useMinimumDelay(working);
  const run = async (...given: Given) => {
    if (underWay.current) return;
    underWay.current = true;
    setWorking(true);
    setFailure(null);
    try {
      await work(...given);
    } catch (error) {
      const rejected = asApiError(error);
      if (!isHandled(rejected)) setFailure(rejected);
    } finally {
      underWay.current = false;
      setWorking(false);
    }
  };
  return { run, busy, failure, forgetFailure: () => setFailure(null) };
}

/** The text for a stable error code; for an unknown one, that something went wrong. */
export function useErrorText(): (error: unknown) => string {
  const t = useTranslations('errors');
  return (error) => {
    const { code, details } = asApiError(error);
    return t(t.has(code) ? code : 'INTERNAL', { reason: details.reason ?? 'other' });
  };
}

/** Why a form or an action failed. It takes the focus, and the input stays. After a lost connection it offers a retry. */
export function FormAlert({ error, onRetry }: { error: ApiError | null; onRetry: () => void }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), [error]);
  return error && <Rejection ref={box} error={error} onRetry={error.code === 'NETWORK' ? onRetry : null} />;
}

type Props = { ref?: Ref<HTMLDivElement>; error: unknown; onRetry: (() => void) | null };

export function Rejection({ ref, error, onRetry }: Props) {
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
