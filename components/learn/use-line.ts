'use client';

import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';

function watch(tell: () => void): () => void {
  window.addEventListener('online', tell);
  window.addEventListener('offline', tell);
  return () => {
    window.removeEventListener('online', tell);
    window.removeEventListener('offline', tell);
  };
}

/** Whether the device has a line, as far as it knows; on the server it has. */
export const useLine = (): boolean =>
  useSyncExternalStore(
    watch,
    () => navigator.onLine,
    () => true,
  );

/** What could not be read without a line is read once there is one. */
export function useReadAgain({ isError, refetch }: Pick<UseQueryResult, 'isError' | 'refetch'>): void {
  const isOnline = useLine();
  useEffect(() => {
    if (isOnline && isError) void refetch();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each time the line comes back: what fails with one is tried again by hand
  }, [isOnline]);
}
