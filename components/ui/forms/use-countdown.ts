'use client';

import { useEffect, useState } from 'react';

/** The seconds left, and a function to start again. @param begun the seconds at first */
export function useCountdown(seconds: number, begun = seconds): [left: number, start: () => void] {
  const [left, setLeft] = useState(begun);
  useEffect(() => {
    if (left === 0) return;
    const timer = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(timer);
  }, [left]);
  return [left, () => setLeft(seconds)];
}
