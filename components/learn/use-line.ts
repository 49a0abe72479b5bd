'use client';

import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';

function watch(notify: () => void): () => void {
  window.addEventListener('online', notify);
  window.addEventListener('offline', notify);
  return () => {
    window.removeEventListener('online', notify);
    window.removeEventListener('offline', notify);
  };
}

/** Whether the device is online, as far as the browser knows; true on the server. */
export const useLine = (): boolean =>
  useSyncExternalStore(
    watch,
    () => navigator.onLine,
    () => true,
  );

/** Repeats a failed read once the device is online. */
export function useReadAgain({ isError, refetch }: Pick<UseQueryResult, 'isError' | 'refetch'>): void {
  const isOnline = useLine();
  useEffect(() => {
    if (isOnline && isError) void refetch();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once each time the device comes online: the user retries what fails while online
  }, [isOnline]);
}
