'use client';

import { startTransition, useEffect, useState } from 'react';

const clockIn = (timeZone?: string) =>
  new Date().toLocaleString('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });

/** A list has many cities and few zones. */
const known = new Map<string, boolean>();
function isElsewhere(timeZone: string): boolean {
  const differs = known.get(timeZone) ?? clockIn(timeZone) !== clockIn();
  known.set(timeZone, differs);
  return differs;
}

/** By whose clock the times are told; it stands out where the visitor's own clock shows another time. */
export function ZoneNote({ timeZone, children }: { timeZone: string; children: string }) {
  const [differs, setDiffers] = useState(false);
  useEffect(() => startTransition(() => setDiffers(isElsewhere(timeZone))), [timeZone]);
  return <span className={`chip ${differs ? 'bg-amber-100 text-ink' : ''}`}>{children}</span>;
}
