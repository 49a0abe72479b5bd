'use client';

import { useSyncExternalStore } from 'react';

const followHash = (tell: () => void) => {
  window.addEventListener('hashchange', tell);
  return () => window.removeEventListener('hashchange', tell);
};
const idPattern = /^#([0-9a-f-]{36})$/;

/** Which sitting is seen stands in the address: '#' and its number. */
export const useSittingInAddress = () =>
  useSyncExternalStore(
    followHash,
    () => idPattern.exec(window.location.hash)?.[1] ?? null,
    () => null,
  );
