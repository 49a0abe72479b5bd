import Cookies from 'js-cookie';
import { writeStored } from './browser-storage';
import { tokenKey } from './keys';
import { noteToken, readToken } from './read-token';

/** The requirement is 99999 days; browsers limit cookies to 400, so each visit renews it (docs/product.md, "Accounts"). */
const days = 400;

/**
 * Domains to try for the cookie, the widest first: the parent of `jp.sente.example` is `.sente.example`, so both sites share one login.
 * A public suffix (`.com.tw`) is rejected by the browser; then the host itself is next. Addresses and single names have no parent.
 */
export function cookieDomains(host: string): string[] {
  if (/^[\d.]+$|:/.test(host) || !host.includes('.')) return [];
  const labels = host.split('.');
  return labels.length > 2 ? [`.${labels.slice(1).join('.')}`, `.${host}`] : [`.${host}`];
}

/** Cookie attributes to try in turn; the last is for this host only. */
const places = () => [...cookieDomains(location.hostname).map((domain) => ({ domain })), {}];

export function storeToken(token: string): void {
  if (location.protocol === 'https:') setCookie(token);
  else writeStored(tokenKey, token);
  noteToken();
}

function setCookie(token: string): void {
  // Otherwise an older cookie on a wider or narrower domain would still be read.
  if (readToken() !== token) removeCookies();
  for (const place of places()) {
    Cookies.set(tokenKey, token, { ...place, expires: days, secure: true, sameSite: 'lax' });
    if (readToken() === token) return;
  }
}

export function removeToken(): void {
  removeCookies();
  writeStored(tokenKey, null);
  noteToken();
}

/** Removes it from every domain this host belongs to: another site may have set it on a domain that is not among this host's `places`. */
function removeCookies(): void {
  const labels = location.hostname.split('.');
  const wider = labels.slice(0, -1).map((_, index) => ({ domain: `.${labels.slice(index).join('.')}` }));
  for (const place of [...wider, {}]) Cookies.remove(tokenKey, place);
}
