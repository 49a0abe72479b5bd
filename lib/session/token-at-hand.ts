import { tokenKey } from './keys';

/** The token without the code that keeps it (`token.ts`): on https a cookie, otherwise local storage. */
export function tokenAtHand(): string | null {
  try {
    if (location.protocol !== 'https:') return localStorage.getItem(tokenKey);
    const cookie = document.cookie.split('; ').find((entry) => entry.startsWith(`${tokenKey}=`));
    return cookie?.slice(tokenKey.length + 1) ?? null;
  } catch {
    return null;
  }
}
