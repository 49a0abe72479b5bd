'use client';

import { startTransition, useEffect, useState } from 'react';

type Props = {
  /** When (ISO) the next class begins, and how far (minutes) its clock is then ahead of UTC. */
  next: { at: string; offset: number } | null;
  children: string;
};

/**
 * By whose clock the times are told; it stands out where the visitor's own clock shows another time. The branch's offset comes with the list: a
 * browser takes a noticeable moment to load its time zones, its own offset it knows.
 */
export function ZoneNote({ next, children }: Props) {
  const [differs, setDiffers] = useState(false);
  useEffect(() => {
    const isElsewhere = next !== null && -new Date(next.at).getTimezoneOffset() !== next.offset;
    startTransition(() => setDiffers(isElsewhere));
  }, [next]);
  return <span className={`chip ${differs ? 'bg-amber-100 text-ink' : ''}`}>{children}</span>;
}
