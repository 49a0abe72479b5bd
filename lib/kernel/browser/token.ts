import Cookies from 'js-cookie';
import { writeStored } from './browser-storage';
import { tokenKey } from './keys';
import { noteToken, readToken } from './read-token';

/** 99999 days are wished for; browsers keep 400, so each visit renews it (docs/product.md, "Accounts"). */
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

/** What to set a cookie with; the last is for this host alone. */
const places = () => [...cookieDomains(location.hostname).map((domain) => ({ domain })), {}];

export function storeToken(token: string): void {
  if (location.protocol === 'https:') setCookie(token);
  else writeStored(tokenKey, token);
  noteToken();
}

function setCookie(token: string): void {
  // An older one of a wider or narrower domain would go on being read beside it.
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

/** On every domain this host belongs to: another site may have set it on one that is not among this one's `places`. */
function removeCookies(): void {
  const labels = location.hostname.split('.');
  const wider = labels.slice(0, -1).map((_, index) => ({ domain: `.${labels.slice(index).join('.')}` }));
  for (const place of [...wider, {}]) Cookies.remove(tokenKey, place);
}
