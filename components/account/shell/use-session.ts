'use client';

import { useStore } from 'zustand';
import type { SessionUser } from '@/lib/contract/user';
import { readToken } from '@/lib/session/read-token';
import { sessionStore } from '@/stores/session';

/** The logged-in user; a stored name without a token is nobody. */
export function useSessionUser(): SessionUser | null {
  const user = useStore(sessionStore, (state) => state.user);
  return user?.username && readToken() ? user : null;
}
