import { createStore } from 'zustand/vanilla';
import type { SessionUser } from '@/lib/account/contract';
import type {} from '@/lib/kernel/browser/otp-script';
import { readToken } from '@/lib/kernel/browser/read-token';
import { readStoredUser } from '@/lib/account/stored-user';

export type SessionState = {
  /** Logged in when there is one. */
  user: SessionUser | null;
  /** False while it is not known yet: a token without a stored user, or a mailed login under way. */
  settled: boolean;
};

/** The visitor's own; on the server it stays empty, so nothing of one request can reach another. */
export const sessionStore = createStore<SessionState>()(() =>
  typeof window === 'undefined' ? { user: null, settled: true } : atLoad(),
);

/** A name that was kept while its token is gone is nobody's. */
function atLoad() {
  const token = readToken();
  const user = token ? readStoredUser() : null;
  return { user, settled: !window.senteLinkCredentials && (user !== null || !token) };
}
