'use client';

import { useRouter } from 'next/navigation';
import { startTransition, useEffect, useRef, useState } from 'react';
import { formQuery } from '@/components/ui/browser/form-query';
import { filterParams, readFilter, type CatalogueFilter } from '@/lib/catalogue/catalogue-filter';

/** A filter as a query string without unknown parameters: '' shows the page as the server rendered it. */
export const queryOf = (search: string) => queryFor(readFilter(search));
const queryFor = (filter: CatalogueFilter) => new URLSearchParams(filterParams(filter)).toString();

/**
 * The query of the list. A choice takes effect once the press is painted, and is then written to the address; the address decides
 * when the page is opened and when the visitor goes back.
 * @param path path of the whole list: filtered lists have their address there
 * @param start the filter of the server's list, as a query string
 */
export function useListQuery(path: string, start: string) {
  const router = useRouter();
  const [query, setQuery] = useState('');
  /** The address had a query from the start: the server's list is not what the visitor wants to see. */
  const [cameAsking, setCameAsking] = useState(false);

  /** The query requested last, by the address or a press: a second press adds to the first, and a change of the address to the same query has no effect. */
  const asked = useRef('');
  /** The query last read from or written to the address; null before that. */
  const known = useRef<string | null>(null);

  const [chosen, setChosen] = useState<{ query: string } | null>(null);
  /** Shows a list without changing the address. */
  const show = (filter: CatalogueFilter) => {
    asked.current = queryFor(filter);
    setQuery(asked.current);
  };
  /** @param change of the filter; null: resets it */
  const choose = (change: Partial<CatalogueFilter> | null) =>
    startTransition(() => {
      const next = change ? queryFor({ ...readFilter(asked.current || start), ...change }) : '';
      asked.current = next;
      setQuery(next);
      setChosen({ query: next });
    });
  /** Applies what was shown while a handle was dragged. A handle released where it was chooses nothing: the page stays. */
  const settle = () => {
    const own = queryOf(location.search);
    if ((asked.current || start) !== (own || start)) choose({});
    else if (asked.current !== own) {
      asked.current = own;
      setQuery(own);
    }
  };
  useEffect(() => {
    // The visitor has gone back or chosen something else before the address was written.
    if (!chosen || chosen.query !== asked.current) return;
    const address = chosen.query ? `${path}?${chosen.query}` : path;
    if (location.pathname !== path) router.push(address);
    // The list is on this page already; on another page the branch above opens the whole list.
    else if (chosen.query !== known.current) {
      known.current = chosen.query;
      history.pushState(null, '', address);
    }
  }, [chosen, path, router]);
  /**
   * Called on a change of the address. The first call removes the mark that `askingScript` has set; a class takes its place.
   * @param form the filters: choices made in them before this code was loaded are added to the query of the address
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
