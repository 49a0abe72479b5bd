'use client';

import { useEffect, useEffectEvent } from 'react';

/** Opens the answer in the hash of the address, now and whenever the hash changes. @param showAll makes sure that it is not filtered out */
export function useOpenAnswer(showAll: () => void): void {
  const open = useEffectEvent(() => {
    const answer = document.getElementById(decode(location.hash.slice(1)));
    const details = answer?.closest('details');
    if (!details) return;
    if (details.hidden) showAll();
    details.open = true;
    // After answers that were filtered out are shown again.
    requestAnimationFrame(() => answer?.scrollIntoView());
  });
  useEffect(() => {
    open();
    const onHashChange = () => open();
    window.addEventListener('hashchange', onHashChange);
    return () => window.removeEventListener('hashchange', onHashChange);
  }, []);
}

function decode(hash: string): string {
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash;
  }
}
