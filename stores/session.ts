import { createStore } from 'zustand/vanilla';
import type { SessionUser } from '@/lib/contract/user';
import type {} from '@/lib/session/otp-script';
import { readStoredUser } from '@/lib/session/stored-user';
import { tokenAtHand } from '@/lib/session/token-at-hand';

export type SessionState = {
  /** Logged in when it has a username. */
  user: SessionUser | null;
  /** False while it is not known yet: a token without a stored user, or a mailed login under way. */
  settled: boolean;
  setUser: (user: SessionUser | null) => void;
  settle: () => void;
};

export function createSessionStore({
  user = null,
  settled = true,
}: Partial<Pick<SessionState, 'user' | 'settled'>> = {}) {
  return createStore<SessionState>()((set) => ({
    user,
    settled,
    setUser: (next) => set({ user: next }),
    settle: () => set({ settled: true }),
  }));
}

/** The visitor's own; on the server it stays empty, so nothing of one request can reach another. */
export const sessionStore = createSessionStore(typeof window === 'undefined' ? {} : atLoad());

function atLoad() {
  const user = readStoredUser();
  return { user, settled: !window.senteLinkCredentials && (user !== null || !tokenAtHand()) };
}

export function isLoggedIn(state: Pick<SessionState, 'user'>): boolean {
  return Boolean(state.user?.username);
}
