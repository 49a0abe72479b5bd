'use client';

import { useSyncExternalStore } from 'react';

const followHash = (notify: () => void) => {
  window.addEventListener('hashchange', notify);
  return () => window.removeEventListener('hashchange', notify);
};
const idPattern = /^#([0-9a-f-]{36})$/;

/** The id of the shown sitting, from the address: '#' and the id. */
export const useSittingInAddress = () =>
  useSyncExternalStore(
    followHash,
    () => idPattern.exec(window.location.hash)?.[1] ?? null,
    () => null,
  );
