import Cookies from 'js-cookie';
import { tokenKey } from './keys';

/** 99999 days are wished for; browsers keep 400, so each visit renews it (docs/product.md, "Accounts"). */
const days = 400;

/**
 * Domains to try for the cookie, the widest first: the parent of `jp.sente.example` is `.sente.example`, so both sites share one login.
 * A public suffix (`.com.tw`) is refused by the browser; then the host itself is next. Addresses and single names have no parent.
 */
export function cookieDomains(host: string): string[] {
  if (/^[\d.]+$|:/.test(host) || !host.includes('.')) return [];
  const labels = host.split('.');
  return labels.length > 2 ? [`.${labels.slice(1).join('.')}`, `.${host}`] : [`.${host}`];
}

function isSecure(): boolean {
  return location.protocol === 'https:';
}

/** The bearer token: a cookie at the parent domain on https, otherwise local storage (docs/product.md, "Accounts"). */
export function readToken(): string | null {
  if (isSecure()) return Cookies.get(tokenKey) ?? null;
  try {
    return localStorage.getItem(tokenKey);
  } catch {
    return null;
  }
}

export function storeToken(token: string): void {
  if (!isSecure()) {
    localStorage.setItem(tokenKey, token);
    return;
  }
  for (const domain of [...cookieDomains(location.hostname), undefined]) {
    Cookies.set(tokenKey, token, {
      ...(domain && { domain }),
      path: '/',
      expires: days,
      secure: true,
      sameSite: 'lax',
    });
    if (Cookies.get(tokenKey) === token) return;
  }
}

/** Once a visit, so that a login lasts as long as somebody keeps coming. */
export function renewToken(): void {
  const token = readToken();
  if (token && isSecure()) storeToken(token);
}

export function removeToken(): void {
  for (const domain of [...cookieDomains(location.hostname), undefined]) {
    Cookies.remove(tokenKey, { ...(domain && { domain }), path: '/' });
  }
  try {
    localStorage.removeItem(tokenKey);
  } catch {
    // Nothing can be kept there either.
  }
}
