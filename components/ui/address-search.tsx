'use client';

import { useSearchParams } from 'next/navigation';
import { useEffect, useLayoutEffect, useRef } from 'react';

/** Tells when the address' query changes: the way back, a link to this very page. Renders nothing, and only in the browser. */
export function AddressSearch({ onChange }: { onChange: () => void }) {
  const search = useSearchParams().toString();
  const tell = useRef(onChange);
  useLayoutEffect(() => {
    tell.current = onChange;
  });
  useLayoutEffect(() => tell.current(), [search]);
  // Whoever goes back before the router has taken in where they were: it sees no change.
  useEffect(() => {
    const { pathname } = location;
    const onPop = () => void (location.pathname === pathname && tell.current());
    window.addEventListener('popstate', onPop);
    return () => window.removeEventListener('popstate', onPop);
  }, []);
  return null;
}
