'use client';

import { useEffect } from 'react';
import { useAccount } from '@/components/ui/shell/account-context';
import { readToken } from '@/lib/kernel/browser/read-token';
import { hasPacks } from './has-packs';
import { canWork, endWorkers, startWorker } from './worker-registration';

/**
 * The worker is there for who has downloaded something or has installed the app, and ends with the last of it: whoever only looks in keeps nothing. What was left
 * by a login that ended elsewhere goes.
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
    // Where it fails, the next page tries again.
    if (navigator.onLine) tendWorker(locale, username).catch(() => {});
  }, [locale, username]);
}
