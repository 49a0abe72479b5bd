'use client';

import { startTransition, useEffect, useState } from 'react';

type Props = {
  /** When (ISO) the next class begins, and the offset (minutes) of its time zone from UTC at that time. */
  next: { at: string; offset: number } | null;
  children: string;
};

/**
 * The time zone of the times; highlighted where the visitor's clock shows another time. The branch's offset is sent with the list, because
 * loading time zones takes a browser a noticeable moment; its own offset it knows.
 */
export function ZoneNote({ next, children }: Props) {
  const [differs, setDiffers] = useState(false);
  useEffect(() => {
    const isElsewhere = next !== null && -new Date(next.at).getTimezoneOffset() !== next.offset;
    startTransition(() => setDiffers(isElsewhere));
  }, [next]);
  return <span className={`chip ${differs ? 'bg-amber-100 text-ink' : ''}`}>{children}</span>;
}
