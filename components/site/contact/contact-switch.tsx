'use client';

import type { ReactNode } from 'react';
import { notify } from '@/components/ui/toasts/notify';

type Props = {
  /** Whether the contact window's button is shown after a press. */
  to: boolean;
  /** The notice shown afterwards, with a label to undo. */
  notice?: { text: string; undo: string };
  className?: string;
  children: ReactNode;
};

/** Hides the contact window or shows it again. The store that remembers it is loaded on the press. */
export function ContactSwitch({ to, notice, className, children }: Props) {
  const turn = async () => {
    const { siteStore } = await import('@/stores/site');
    const { setContactWindow } = siteStore.getState();
    setContactWindow(to);
    if (notice) await notify('info', notice.text, { label: notice.undo, run: () => setContactWindow(!to) });
  };
  return (
    <button type="button" className={className} onClick={turn}>
      {children}
    </button>
  );
}
