'use client';

import { useSearchParams } from 'next/navigation';
import { useLayoutEffect, useRef } from 'react';

/** Tells when the address' query changes: the way back, a link to this very page. Renders nothing, and only in the browser. */
export function AddressSearch({ onChange }: { onChange: () => void }) {
  const search = useSearchParams().toString();
  const tell = useRef(onChange);
  useLayoutEffect(() => {
    tell.current = onChange;
  });
  useLayoutEffect(() => tell.current(), [search]);
  return null;
}
