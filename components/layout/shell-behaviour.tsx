'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { useVisiblePath } from '@/lib/i18n/use-visible-path';
import { finishProgress } from './navigation-progress';
import { closeMenus, hideBusy, listenToShell, showBusy } from './shell-actions';
import { followSoftLinks } from './soft-links';

/** Everything the header, the menus and the session need in the browser; renders nothing. */
export function ShellBehaviour() {
  const router = useRouter();
  const path = useVisiblePath();
  const shown = useRef(path);

  useEffect(() => {
    const stops = [listenToShell(), followSoftLinks(router)];
    return () => stops.forEach((stop) => stop());
  }, [router]);

  useEffect(() => {
    void wakeSession();
  }, []);

  useEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    finishProgress();
    closeMenus();
  }, [path]);

  return null;
}

/** The session's code is loaded only for somebody who has one, or who comes with a mailed login. */
async function wakeSession() {
  const comesByMail = window.senteLinkCredentials !== undefined;
  if (document.documentElement.dataset.session !== 'in' && !comesByMail) return;
  if (comesByMail) showBusy();
  try {
    const { restoreSession } = await import('@/lib/session/restore');
    await restoreSession();
  } finally {
    hideBusy();
  }
}
