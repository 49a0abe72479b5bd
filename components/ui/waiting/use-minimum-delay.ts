'use client';

import { useEffect, useRef, useState } from 'react';

/** Milliseconds a loading indicator stays once it is shown, so that it never flickers. Tests of components do not wait for it. */
export const minimumDelay = { ms: 200 };

/** @returns true while `loading`, and on until the indicator has been shown for its minimum time */
export function useMinimumDelay(loading: boolean): boolean {
  const [shown, setShown] = useState(loading);
  const since = useRef(0);
  useEffect(() => {
    if (loading) since.current = performance.now();
    const left = loading ? 0 : Math.max(0, since.current + minimumDelay.ms - performance.now());
    const timer = setTimeout(() => setShown(loading), left);
    return () => clearTimeout(timer);
  }, [loading]);
  return shown || loading;
}
