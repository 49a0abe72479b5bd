'use client';

import { useRef, useState } from 'react';
import { useMinimumDelay } from '@/components/ui/use-minimum-delay';
import { asApiError, type ApiError } from '@/lib/api/api-error';

/**
 * Work done once, however often it is asked for meanwhile, with why it failed.
 * @param isTold whether a failure is told elsewhere than in `failure`
 */
export function useAction<Given extends unknown[]>(
  work: (...given: Given) => Promise<unknown>,
  isTold: (failure: ApiError) => boolean = () => false,
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
      const refused = asApiError(error);
      if (!isTold(refused)) setFailure(refused);
    } finally {
      underWay.current = false;
      setWorking(false);
    }
  };
  return { run, busy, failure };
}
