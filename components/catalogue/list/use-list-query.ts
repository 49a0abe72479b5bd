'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { afterPaint } from '@/components/ui/after-paint';
import { filterParams, readFilter } from '@/lib/domain/catalogue-filter';

/** A filter as the query of an address, without what nobody knows: '' shows the page as the server made it. */
export const queryOf = (search: string) => new URLSearchParams(filterParams(readFilter(search))).toString();

/**
 * What the address asks of the list. A choice is shown at once and the address follows; the address leads when it was opened so, and
 * on the way back.
 * @param path the whole list's address: filtered lists live there
 */
export function useListQuery(path: string) {
  const router = useRouter();
  const [query, setQuery] = useState('');
  /** The address asked for something from the start: what the server made is not what the visitor wants to see. */
  const [cameAsking, setCameAsking] = useState(false);

  /** What the address asked for when it was last looked at: its news of what was chosen here are none. */
  const known = useRef<string | null>(null);

  const [chosen, setChosen] = useState<{ query: string } | null>(null);
  const goTo = (next: string) => {
    setQuery(next);
    known.current = next;
    setChosen({ query: next });
  };
  useEffect(() => {
    if (!chosen) return;
    const address = chosen.query ? `${path}?${chosen.query}` : path;
    return afterPaint(() => {
      if (location.pathname !== path) router.push(address);
      // The list stands already; another page of it gives way to the whole one.
      else if (chosen.query !== queryOf(location.search)) history.pushState(null, '', address);
    });
  }, [chosen, path, router]);
  /** For whoever watches the address; from the first time on a class says what `askingScript` said. */
  const onAddress = () => {
    delete document.documentElement.dataset.asking;
    const asked = queryOf(location.search);
    const before = known.current;
    known.current = asked;
    if (asked === (before ?? '')) return;
    if (before === null) setCameAsking(true);
    setQuery(asked);
  };
  return { query, show: setQuery, goTo, cameAsking, onAddress };
}
