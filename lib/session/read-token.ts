import { readKept } from './kept';
import { tokenKey } from './keys';

/** The bearer token: a cookie at the parent domain on https, otherwise local storage (docs/product.md, "Accounts"). */
export function readToken(): string | null {
  if (location.protocol !== 'https:') return readKept(tokenKey);
  const cookie = document.cookie.split('; ').find((entry) => entry.startsWith(`${tokenKey}=`));
  return cookie?.slice(tokenKey.length + 1) ?? null;
}
