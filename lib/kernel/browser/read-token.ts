import { readStored } from './browser-storage';
import { tokenKey } from './keys';

/** The bearer token: a cookie at the parent domain on https, otherwise local storage (docs/product.md, "Accounts"). */
export function readToken(): string | null {
  if (location.protocol !== 'https:') return readStored(tokenKey);
  const cookie = document.cookie.split('; ').find((entry) => entry.startsWith(`${tokenKey}=`));
  return cookie?.slice(tokenKey.length + 1) ?? null;
}

/** The last token that this document has seen; undefined before the first look. */
let known: string | null | undefined;

/** Records the present token as seen: this document read it, or set or removed it itself. */
export function noteToken(): void {
  known = readToken();
}

/** Whether another tab, or another site of the parent domain, has logged in or out since. */
export const isTokenOfOthers = (): boolean => readToken() !== known;
