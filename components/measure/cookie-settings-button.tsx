'use client';

import type { ReactNode } from 'react';

export function CookieSettingsButton({ className, children }: { className: string; children: ReactNode }) {
  const open = async () => {
    const { consentStore } = await import('./consent');
    consentStore.setState({ isOpen: true });
  };
  return (
    <button type="button" className={className} onClick={open}>
      {children}
    </button>
  );
}
