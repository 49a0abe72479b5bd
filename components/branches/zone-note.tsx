'use client';

import { useSyncExternalStore } from 'react';

const never = () => () => {};
const clockIn = (timeZone?: string) =>
  new Date().toLocaleString('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });

/** By whose clock the times are told; it stands out where the visitor's own clock shows another time. */
export function ZoneNote({ timeZone, children }: { timeZone: string; children: string }) {
  const differs = useSyncExternalStore(
    never,
    () => clockIn(timeZone) !== clockIn(),
    () => false,
  );
  return <span className={`chip ${differs ? 'bg-amber-100 text-ink' : ''}`}>{children}</span>;
}
