import type {} from '@/lib/kernel/browser/otp-script';
import { isTokenOfOthers, noteToken, readToken } from '@/lib/kernel/browser/read-token';
import type { Restored } from './restore';

let waking: Promise<Restored> | null = null;

/**
 * Restores the session, once per document. Its code is loaded only with a token or a login by an emailed link. Everything that depends on the login
 * (a coupon, a personal page) waits for it.
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
 * Follows a login or a logout in another tab of this site (storage event), or on another site of the parent domain, which only changes the cookie:
 * that is checked when the visitor returns to this page, also from a window next to it. Changes by this page itself are ignored, because a restore
 * would lose a partly filled form. Returns a function that stops it.
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
