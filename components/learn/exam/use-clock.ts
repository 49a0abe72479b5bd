'use client';

import { useEffect, useState } from 'react';

/** Seconds left, counted from when the server told them; below nothing once the time is over. */
export function useClock(secondsLeft: number, readAt: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const beat = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(beat);
  }, []);
  // What was read a moment ago is newer than the last beat.
  return secondsLeft - Math.max(0, now - readAt) / 1000;
}
