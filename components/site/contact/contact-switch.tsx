'use client';

import type { ReactNode } from 'react';
import { notify } from '@/components/ui/toasts/notify';

type Props = {
  /** Whether the contact window's button floats once this is pressed. */
  to: boolean;
  /** Said afterwards, with the way back. */
  notice?: { text: string; undo: string };
  className?: string;
  children: ReactNode;
};

/** Puts the contact window away or brings it back. What remembers it is asked for when it is needed. */
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
