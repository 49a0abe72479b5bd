'use client';

import { useSyncExternalStore } from 'react';
import { sessionStore } from '@/stores/session';

/** The user's real name; the word for "user" until one is known. */
export function SessionName({ fallback }: { fallback: string }) {
  const name = useSyncExternalStore(
    sessionStore.subscribe,
    () => sessionStore.getState().user?.realName || fallback,
    () => fallback,
  );
  return (
    <span data-session-name suppressHydrationWarning>
      {name}
    </span>
  );
}
