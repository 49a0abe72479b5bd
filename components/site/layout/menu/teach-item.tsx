'use client';

import { useSyncExternalStore, type ReactNode } from 'react';
import { sessionStore } from '@/stores/session';

/** The link to the teacher's workspace, for teachers only; the role is known only in the browser. */
export function TeachItem({ href, className, children }: { href: string; className: string; children: ReactNode }) {
  const role = useSyncExternalStore(
    sessionStore.subscribe,
    () => sessionStore.getState().user?.role,
    () => undefined,
  );
  if (role !== 'teacher') return null;
  return (
    <li className={className}>
      <a href={href} className="menu-item">
        {children}
      </a>
    </li>
  );
}
