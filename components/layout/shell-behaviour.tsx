'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { useVisiblePath } from '@/lib/i18n/use-visible-path';
import { finishProgress } from './navigation-progress';
import { closeMenus, listenToShell } from './shell-actions';
import { followSoftLinks } from './soft-links';

/** Everything the header and the menus need in the browser; renders nothing. */
export function ShellBehaviour() {
  const router = useRouter();
  const path = useVisiblePath();
  const shown = useRef(path);

  useEffect(() => {
    const stops = [listenToShell(), followSoftLinks(router)];
    return () => stops.forEach((stop) => stop());
  }, [router]);

  useEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    finishProgress();
    closeMenus();
  }, [path]);

  return null;
}
