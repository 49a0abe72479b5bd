'use client';

import { useEffect, useEffectEvent, useState } from 'react';

/** Milliseconds by which the device's two clocks, `Date` and `performance`, may drift apart. */
const maxDrift = 2_000;

/**
 * Seconds left, counted from the server's response; negative once the time is over. They are counted by `performance`, which
 * cannot be set but may stop while the device sleeps.
 * @param onDoubt called when the two clocks have drifted apart: the device slept, or its clock was set
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
  // A response may be newer than the last tick; then no time has passed yet.
  return secondsLeft - (passed.readAt === readAt ? passed.milliseconds : 0) / 1000;
}

/** The age of a response in milliseconds. */
const ageOf = (readAt: number) => Math.max(0, Date.now() - readAt);
