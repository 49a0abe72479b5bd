'use client';

import { useSearchParams } from 'next/navigation';
import { useEffect, useLayoutEffect, useRef } from 'react';

/** Calls `onChange` when the query of the address changes, by going back or by a link to this very page. Renders nothing, and only in the browser. */
export function AddressSearch({ onChange }: { onChange: () => void }) {
  const search = useSearchParams().toString();
  const handler = useRef(onChange);
  useLayoutEffect(() => {
    handler.current = onChange;
  });
  useLayoutEffect(() => handler.current(), [search]);
  // If the user goes back before the router has processed the last navigation, the router sees no change.
  useEffect(() => {
    const { pathname } = location;
    const onPop = () => void (location.pathname === pathname && handler.current());
    window.addEventListener('popstate', onPop);
    return () => window.removeEventListener('popstate', onPop);
  }, []);
  return null;
}
