'use client';

import { useEffect } from 'react';
import { useAccount } from '@/components/ui/shell/account-context';
import { readToken } from '@/lib/kernel/browser/read-token';
import { hasPacks } from './has-packs';
import { canWork, endWorkers, startWorker } from './worker-registration';

/**
 * The service worker runs only where packs are stored or the app is installed; otherwise it is removed, so that other visitors store nothing.
 * Packs of a session that ended elsewhere are deleted.
 */
export async function tendWorker(locale: string, username: string | null): Promise<void> {
  if (!canWork()) return;
  if (username === null && !readToken() && hasPacks()) await (await import('./remove-packs')).removeAllPacks();
  const isInstalled = matchMedia('(display-mode: standalone)').matches;
  if (isInstalled || hasPacks()) await startWorker(locale);
  else await endWorkers();
}

export function useWorker(username: string | null): void {
  const { locale } = useAccount();
  useEffect(() => {
    // If it fails, the next page retries.
    if (navigator.onLine) tendWorker(locale, username).catch(() => {});
  }, [locale, username]);
}
