import type {} from '@/lib/kernel/browser/otp-script';
import { isTokenOfOthers, noteToken, readToken } from '@/lib/kernel/browser/read-token';
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
 * whose cookie is all that is seen of it, when the visitor comes back to this one (from a window beside it, too). What this page does itself
 * is nobody else's: a form half filled in would be lost. Returns how to stop.
 */
export function followOtherTabs(): () => void {
  noteToken();
  const look = () => {
    if (!isTokenOfOthers()) return;
    noteToken();
    void import('./restore').then(({ restoreAnew }) => restoreAnew());
  };
  const following = new AbortController();
  const { signal } = following;
  window.addEventListener('storage', look, { signal });
  window.addEventListener('pageshow', look, { signal });
  window.addEventListener('focus', look, { signal });
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && look(), { signal });
  return () => following.abort();
}
