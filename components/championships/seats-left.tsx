'use client';

import { useEffect, useState } from 'react';
import type { Locale } from '@/lib/kernel/locale';

type Props = {
  slug: string;
  locale: Locale;
  groupId: string;
  /** '#' stands for the number. */
  texts: { one: string; other: string; none: string };
};

/** How many places of a group are left now; nothing where it cannot be known. Loaded after the page. */
export function SeatsLeft({ slug, locale, groupId, texts }: Props) {
  const [left, setLeft] = useState<number | null>(null);
  useEffect(() => {
    let isShown = true;
    const look = () => {
      if (document.visibilityState !== 'visible') return;
      void import('./read-seats')
        .then(({ readSeats }) => readSeats(slug, locale))
        .then((seats) => isShown && setLeft(seats.get(groupId) ?? null))
        .catch(() => isShown && setLeft(null));
    };
    look();
    // Places are taken while a page is open: they are read again when the visitor comes back to it.
    document.addEventListener('visibilitychange', look);
    return () => {
      isShown = false;
      document.removeEventListener('visibilitychange', look);
    };
  }, [slug, locale, groupId]);
  if (left === null) return null;
  return (
    <span className={`font-semibold ${left > 0 ? 'text-jade' : 'text-danger'}`}>
      {left > 0 ? (left === 1 ? texts.one : texts.other).replace('#', String(left)) : texts.none}
    </span>
  );
}
