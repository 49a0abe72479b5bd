'use client';

import { useEffect, useState } from 'react';
import { playbackSeconds, placeAt, wholeAt, type Moment } from '../moments';

export const speeds = [0.5, 1, 1.5, 2] as const;
/** Milliseconds between two updates of the position. */
const tick = 100;

/** Playback of moments: plays, pauses and seeks, and stops at the end of the last moment. */
export function usePlayback(moments: readonly Moment[], first: number) {
  const end = playbackSeconds(moments);
  const [seconds, setSeconds] = useState(() => (first > 0 && moments[first] ? wholeAt(moments[first]) : 0));
  const [isPlaying, setPlaying] = useState(false);
  const [speed, setSpeed] = useState<number>(1);
  useEffect(() => {
    if (!isPlaying) return;
    let before = performance.now();
    const timer = setInterval(() => {
      const now = performance.now();
      const passed = ((now - before) / 1000) * speed;
      before = now;
      setSeconds((at) => Math.min(end, at + passed));
    }, tick);
    return () => clearInterval(timer);
  }, [isPlaying, speed, end]);
  // Playback stops at the end.
  const isOver = seconds >= end;
  const place = placeAt(moments, seconds);
  /** The second at which all moves of the moment have been played; the index is clamped to the first and the last moment. */
  const secondsOf = (index: number) => wholeAt(moments[Math.max(0, Math.min(moments.length - 1, index))]!);
  const pause = () => setPlaying(false);
  return {
    place,
    seconds,
    end,
    isPlaying: isPlaying && !isOver,
    speed,
    setSpeed,
    seek: setSeconds,
    secondsOf,
    pause,
    toMoment(index: number) {
      pause();
      setSeconds(secondsOf(index));
    },
    toggle() {
      if (isOver) setSeconds(0);
      setPlaying(isOver || !isPlaying);
    },
  };
}
