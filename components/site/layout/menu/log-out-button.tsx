'use client';

import type { ReactNode } from 'react';
import { showBusy } from './busy';

/** The session's code is loaded on the press. */
export function LogOutButton({ children }: { children: ReactNode }) {
  const leave = async () => {
    showBusy();
    const session = await import('@/stores/session/login');
    await session.logOut();
  };
  return (
    <button type="button" className="menu-item" onClick={leave}>
      {children}
    </button>
  );
}
