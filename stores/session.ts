import { createStore } from 'zustand/vanilla';
import type { SessionUser } from '@/lib/account/contract';
import type {} from '@/lib/kernel/browser/otp-script';
import { readToken } from '@/lib/kernel/browser/read-token';
import { readStoredUser } from '@/lib/account/stored-user';

export type SessionState = {
  /** The logged-in user. */
  user: SessionUser | null;
  /** False while the user is not known yet: with a token without a stored user, or during a login by an emailed link. */
  settled: boolean;
};

/** The visitor's session; on the server it stays empty, so no request can see data of another. */
export const sessionStore = createStore<SessionState>()(() =>
  typeof window === 'undefined' ? { user: null, settled: true } : atLoad(),
);

/** A stored user without a token is ignored. */
function atLoad() {
  const token = readToken();
  const user = token ? readStoredUser() : null;
  return { user, settled: !window.senteLinkCredentials && (user !== null || !token) };
}
