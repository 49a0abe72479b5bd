import type {} from '@/lib/session/otp-script';
import { readToken } from '@/lib/session/read-token';
import type { Restored } from './restore';

let waking: Promise<Restored> | null = null;

/**
 * Settles who the visitor is, once for a document. Its code is loaded only for somebody who has a token or comes with a mailed login.
 * Whatever depends on the login (a coupon, a personal page) waits for it.
 */
export function wakeSession(): Promise<Restored> {
  return (waking ??= wake());
}

async function wake(): Promise<Restored> {
  if (!readToken() && !window.senteLinkCredentials) return { failed: null };
  const { restoreSession } = await import('./restore');
  return restoreSession();
}

/**
 * Follows a login or a logout that happens elsewhere: in another tab of this site (storage event), or on another site of the parent domain,
 * whose cookie is all that is seen of it, when the visitor comes back to this one. Returns how to stop.
 */
export function followOtherTabs(): () => void {
  let known = readToken();
  const look = () => {
    const token = readToken();
    if (token === known) return;
    known = token;
    void import('./restore').then(({ restoreAnew }) => restoreAnew());
  };
  const following = new AbortController();
  const { signal } = following;
  window.addEventListener('storage', look, { signal });
  window.addEventListener('pageshow', look, { signal });
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && look(), { signal });
  return () => following.abort();
}
