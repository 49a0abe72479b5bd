'use client';

import { useEffect, useState } from 'react';

/** Seconds left, counted from when the server told them; below nothing once the time is over. */
export function useClock(secondsLeft: number, readAt: number): number {
  const now = () => secondsLeft - (Date.now() - readAt) / 1000;
  const [left, setLeft] = useState(now);
  useEffect(() => {
    const tick = () => setLeft(secondsLeft - (Date.now() - readAt) / 1000);
    tick();
    const beat = setInterval(tick, 500);
    return () => clearInterval(beat);
  }, [secondsLeft, readAt]);
  return left;
}
