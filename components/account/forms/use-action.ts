'use client';

import { useRef, useState } from 'react';
import { useMinimumDelay } from '@/components/ui/use-minimum-delay';
import type { ApiError } from '@/lib/api/api-error';
import { asApiError } from '@/components/account/shell/use-error-text';

/** A button's work, done once however often it is pressed meanwhile, with why it failed. */
export function useAction(work: () => Promise<unknown>) {
  const [failure, setFailure] = useState<ApiError | null>(null);
  const [working, setWorking] = useState(false);
  const underWay = useRef(false);
  const busy = useMinimumDelay(working);
  const start = async () => {
    if (underWay.current) return;
    underWay.current = true;
    setWorking(true);
    setFailure(null);
    try {
      await work();
    } catch (error) {
      setFailure(asApiError(error));
    } finally {
      underWay.current = false;
      setWorking(false);
    }
  };
  return { run: () => void start(), busy, failure };
}
