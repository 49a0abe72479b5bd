'use client';

import { useRouter } from 'next/navigation';
import { startTransition, useEffect, useRef, useState } from 'react';
import { formQuery } from '@/components/ui/browser/form-query';
import { filterParams, readFilter, type CatalogueFilter } from '@/lib/catalogue/catalogue-filter';

/** A filter as the query of an address, without what nobody knows: '' shows the page as the server made it. */
export const queryOf = (search: string) => queryFor(readFilter(search));
const queryFor = (filter: CatalogueFilter) => new URLSearchParams(filterParams(filter)).toString();

/**
 * What the address asks of the list. A choice is followed once the press is painted, and the address after it; the address leads when
 * it was opened so, and on the way back.
 * @param path the whole list's address: filtered lists live there
 * @param start what the page's own list answers, as the query of an address
 */
export function useListQuery(path: string, start: string) {
  const router = useRouter();
  const [query, setQuery] = useState('');
  /** The address asked for something from the start: what the server made is not what the visitor wants to see. */
  const [cameAsking, setCameAsking] = useState(false);

  /** What was asked for last, by the address or by a press: a second press adds to the first, and the address' news of either are none. */
  const asked = useRef('');
  /** The address as it was read or written last; null before that. */
  const known = useRef<string | null>(null);

  const [chosen, setChosen] = useState<{ query: string } | null>(null);
  /** Shows a list, and leaves the address. */
  const show = (filter: CatalogueFilter) => {
    asked.current = queryFor(filter);
    setQuery(asked.current);
  };
  /** @param change of what is asked for; null: shows everything again */
  const choose = (change: Partial<CatalogueFilter> | null) =>
    startTransition(() => {
      const next = change ? queryFor({ ...readFilter(asked.current || start), ...change }) : '';
      asked.current = next;
      setQuery(next);
      setChosen({ query: next });
    });
  /** Follows what was shown on the way. A handle that is let go where it was has chosen nothing: the page stays the one it is. */
  const settle = () => {
    const own = queryOf(location.search);
    if ((asked.current || start) !== (own || start)) choose({});
    else if (asked.current !== own) {
      asked.current = own;
      setQuery(own);
    }
  };
  useEffect(() => {
    // Somebody went back, or chose something else, before the address was written.
    if (!chosen || chosen.query !== asked.current) return;
    const address = chosen.query ? `${path}?${chosen.query}` : path;
    if (location.pathname !== path) router.push(address);
    // The list stands already; another page of it gives way to the whole one.
    else if (chosen.query !== known.current) {
      known.current = chosen.query;
      history.pushState(null, '', address);
    }
  }, [chosen, path, router]);
  /**
   * For whoever watches the address; from the first time on a class says what `askingScript` said.
   * @param form the filters: what was chosen in them before this code was there is added to what the address asks for
   */
  const onAddress = (form: HTMLFormElement | null) => {
    delete document.documentElement.dataset.asking;
    const before = known.current;
    const now = queryOf(location.search);
    if (now === before) return;
    known.current = now;
    if (now !== asked.current) {
      if (before === null) setCameAsking(true);
      setQuery(now);
    }
    asked.current = now;
    const early = before === null && form ? queryOf(formQuery(form)) : '';
    if (early) choose(readFilter(`${early}&${now || start}`));
  };
  return { query, show, choose, settle, cameAsking, onAddress };
}
