import { createStore } from 'zustand/vanilla';
import type { SessionUser } from '@/lib/api/user';
import { readStoredUser } from '@/lib/session/stored-user';

export type SessionState = {
  /** Logged in when it has a username (spec §4). */
  user: SessionUser | null;
  setUser: (user: SessionUser | null) => void;
};

export function createSessionStore(user: SessionUser | null = null) {
  return createStore<SessionState>()((set) => ({ user, setUser: (next) => set({ user: next }) }));
}

/** The visitor's own; on the server it stays empty, so nothing of one request can reach another. */
export const sessionStore = createSessionStore(typeof window === 'undefined' ? null : readStoredUser());

export function isLoggedIn(state: Pick<SessionState, 'user'>): boolean {
  return Boolean(state.user?.username);
}
