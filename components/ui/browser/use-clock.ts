'use client';

import { useEffect, useEffectEvent, useState } from 'react';

/** Milliseconds by which the device's two clocks may come to differ. */
const maxDrift = 2_000;

/**
 * Seconds left, counted from when the server told them; below nothing once the time is over. They are counted by the clock that nobody sets, and
 * that one may stand still while the device sleeps.
 * @param onDoubt the device's two clocks have come to differ: it slept, or was set
 */
export function useClock(secondsLeft: number, readAt: number, onDoubt: () => void = () => {}): number {
  const [passed, setPassed] = useState(() => ({ readAt, milliseconds: ageOf(readAt) }));
  const doubt = useEffectEvent(onDoubt);
  useEffect(() => {
    const since = performance.now() - ageOf(readAt);
    let apart = Date.now() - performance.now();
    const beat = setInterval(() => {
      setPassed({ readAt, milliseconds: performance.now() - since });
      const now = Date.now() - performance.now();
      if (Math.abs(now - apart) <= maxDrift) return;
      apart = now;
      doubt();
    }, 500);
    return () => clearInterval(beat);
  }, [readAt]);
  // What was read a moment ago is newer than the last beat.
  return secondsLeft - (passed.readAt === readAt ? passed.milliseconds : 0) / 1000;
}

/** How long ago something was read before it came here. */
const ageOf = (readAt: number) => Math.max(0, Date.now() - readAt);
